declare module 'virtual:games.css';
