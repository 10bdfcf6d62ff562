import { NATIVE_MODULES, prove } from './native-proof.mjs';

// A process of its own, because a native module that is broken can end the process it is loaded into.
const name = NATIVE_MODULES.find((each) => each === process.argv[2]);
if (name === undefined) throw new Error(`no proof is known for "${process.argv[2]}"`);
prove(name);
