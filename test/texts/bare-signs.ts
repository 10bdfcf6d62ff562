/** A French sign without its space; times (`18:30`) and what is typed as code have none. */
export const BARE = /(?<!\u202f)[;!?%]|(?<!\u00a0|\d)[:»]|«(?!\u00a0)/u;

export const withoutCode = (text: string): string => text.replace(/`[^`\n]*`/g, '');
