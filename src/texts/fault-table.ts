/** A sentence for each code of a fault: one that is missing does not compile. */
export type FaultTable<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => string;
};

export const explainBy =
  <Fault extends { readonly code: string }>(table: FaultTable<Fault>) =>
  (fault: Fault): string =>
    table[fault.code as Fault['code']](fault as Extract<Fault, { readonly code: Fault['code'] }>);
