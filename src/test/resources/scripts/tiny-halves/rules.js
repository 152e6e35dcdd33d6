/** A company of two shares has five when it has paid, and another company takes one of the new ones. */
export const afterDividend = ({ state, effects }, { company }) => {
  if (company.kind !== "two") return [];
  const other = Object.values(state.companies).find((each) => each.floated && each.id !== company.id);
  return [
    effects.convert(company, "five", "pool"),
    ...(other ? [effects.moveShares(company, "pool", other, 20)] : []),
  ];
};
