// The longest word decides how large a name can be written.
export const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
