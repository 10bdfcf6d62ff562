import type { Role } from '../../games/chess/vocabulary.js';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Queen`, for a menu. */
export const roleTitle = (role: Role): string => capitalised(role);
