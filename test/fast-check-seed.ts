import fc from 'fast-check';

/** The same cases in every run, so that a change is refused only for what it did. FAST_CHECK_SEED=2 tries others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
