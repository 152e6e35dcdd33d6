export const tileCost = ({ state, standard }) => standard() + (state.flag("weather") === "wet" ? 10 : 0);
