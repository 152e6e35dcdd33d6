/// <reference path="../roundhouse.d.ts" />

// "Variant: Destinations": on the first operating round in which a company's trains join its home and
// a destination it receives the bonus in credits, insolvent or not. A company that a variant adds may have none.

export const reads = { company: { "destinations?": [{ at: "stop", bonus: "number" }] } };

export function afterRun({ effects }, { company, runs }) {
  const { destinations = [] } = company.data;
  return destinations
    .filter(({ at }) => !company.flag(`reached ${at}`) && runs.connect(company.home, at))
    .flatMap(({ at, bonus }) => [
      effects.pay("bank", company, bonus),
      effects.setFlag(`reached ${at}`, true, company),
      effects.logEvent("destination-reached", { company, hex: at, bonus }, "{company} reaches {hex:place} and receives {bonus:money}"),
    ]);
}
