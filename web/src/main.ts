import './art/tokens.css';
import './art/ui.css';
