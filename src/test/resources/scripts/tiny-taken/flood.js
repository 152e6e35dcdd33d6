export const phaseStarted = ({ effects }, { phase }) =>
  phase === "2" ? effects.takeUpTiles(["B6", "B8"], "yellow") : [];
