/**
 * How an operating system installs what compiling needs, and a browser.
 * @typedef {object} PackageManager
 * @property {string} program
 * @property {string} install
 * @property {boolean} asRoot
 * @property {readonly string[]} tools
 * @property {readonly string[]} libraries
 * @property {readonly string[]} browser
 */

/** @type {readonly PackageManager[]} */
const PACKAGE_MANAGERS = [
  {
    program: 'apt-get',
    install: 'apt-get install -y',
    asRoot: true,
    tools: ['build-essential', 'python3', 'pkg-config'],
    libraries: ['libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev', 'libgif-dev', 'librsvg2-dev'],
    browser: ['chromium'],
  },
  {
    program: 'dnf',
    install: 'dnf install -y',
    asRoot: true,
    tools: ['gcc-c++', 'make', 'python3', 'pkgconf-pkg-config'],
    libraries: ['cairo-devel', 'pango-devel', 'libjpeg-turbo-devel', 'giflib-devel', 'librsvg2-devel'],
    browser: ['chromium'],
  },
  {
    program: 'pacman',
    install: 'pacman -S --needed --noconfirm',
    asRoot: true,
    tools: ['base-devel', 'python', 'pkgconf'],
    libraries: ['cairo', 'pango', 'libjpeg-turbo', 'giflib', 'librsvg'],
    browser: ['chromium'],
  },
  {
    program: 'apk',
    install: 'apk add',
    asRoot: true,
    tools: ['build-base', 'python3', 'pkgconf'],
    libraries: ['cairo-dev', 'pango-dev', 'libjpeg-turbo-dev', 'giflib-dev', 'librsvg-dev'],
    browser: ['chromium'],
  },
  {
    program: 'brew',
    install: 'brew install',
    asRoot: false,
    tools: ['python3', 'pkgconf'],
    libraries: ['cairo', 'pango', 'libpng', 'jpeg', 'giflib', 'librsvg', 'pixman'],
    browser: ['--cask', 'chromium'],
  },
];

/**
 * @param {(program: string) => string | undefined} find
 * @returns {PackageManager | undefined}
 */
export const packageManager = (find) => PACKAGE_MANAGERS.find(({ program }) => find(program) !== undefined);

/**
 * @param {PackageManager} manager
 * @param {boolean} isRoot
 * @param {readonly string[]} packages
 */
export const installCommand = ({ install, asRoot }, isRoot, packages) =>
  `${asRoot && !isRoot ? 'sudo ' : ''}${install} ${packages.join(' ')}`;
