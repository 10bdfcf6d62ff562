// The looks of `/settings` as a style sheet for the page's boards, made of what the pictures are drawn with.
import { COLORS, ROLES } from 'chessops/types';
import { inProject } from './project.mjs';

const NAME = 'virtual:looks.css';

/** A plugin for Vite: `import 'virtual:looks.css'`. The project itself is compiled before. */
export const looksCss = () => ({
  name: 'looks',
  /** @param {string} id */
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  /** @param {string} id */
  load: async (id) => (id === `\0${NAME}` ? await styleSheet() : undefined),
});

async function styleSheet() {
  const { ARROWS, PALETTES } = await import(inProject('dist/src/pictures/drawing/palette.js'));
  const { CURTAINS } = await import(inProject('dist/src/pictures/drawing/veil/veil-palette.js'));
  const { readClassic, readPlain } = await import(inProject('dist/src/pictures/drawing/artwork.js'));
  /** @param {string} theme */
  const colours = (theme) => {
    const { light, dark } = PALETTES[theme];
    const { cloth, light: shine, shadow, dusk, trim } = CURTAINS[theme];
    const values = {
      'light-square': light.plain,
      'light-last': light.lastMove,
      'light-letter': light.coordinate,
      'dark-square': dark.plain,
      'dark-last': dark.lastMove,
      'dark-letter': dark.coordinate,
      cloth,
      shine,
      fold: shadow,
      dusk,
      trim,
      refutation: ARROWS.refutation,
      solution: ARROWS.solution,
    };
    return `{${Object.entries(values)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  };
  // Who has chosen nothing gets the board that suits their page.
  const themes = [
    `:root${colours('light')}`,
    `@media (prefers-color-scheme: dark){:root${colours('dark')}}`,
    ...Object.keys(PALETTES).map((theme) => `[data-theme=${theme}]${colours(theme)}`),
  ];
  /** @param {string} set @param {(piece: object) => Buffer} artwork */
  const pieces = (set, artwork) =>
    COLORS.flatMap((color) =>
      ROLES.map((role) => {
        const image = `data:image/svg+xml,${encodeURIComponent(String(artwork({ color, role })))}`;
        return `[data-pieces=${set}] :is(piece,.piece).${role}.${color}{background-image:url("${image}")}`;
      }),
    );
  return [...themes, ...pieces('classic', readClassic()), ...pieces('plain', readPlain())].join('\n');
}
