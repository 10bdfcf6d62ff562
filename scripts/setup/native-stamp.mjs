import { inProject } from './project.mjs';

export const platform = `${process.platform} ${process.arch} `;

/** Native modules are made for one kind of machine and one version of Node's interface for them. */
export const nativeStampContent = `${platform}${process.versions.modules}`;

/** In node_modules, so that it goes when the packages go. */
export const nativeStamp = inProject('node_modules', '.matinee-natives');
