export const companyStarted = ({ effects }) => effects.bringTrain("2");
