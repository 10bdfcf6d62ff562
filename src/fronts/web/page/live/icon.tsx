import { ICONS } from '../icons.js';

export const Icon = ({ name }: { readonly name: keyof typeof ICONS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
