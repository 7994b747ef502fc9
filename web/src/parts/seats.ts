// Shape and letter belong to the seat in every game; letters are written alike in Latin and Cyrillic.
export const shapes = ['a', 'k', 'm', 't'];
export const letters = ['A', 'K', 'M', 'T'];
