package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * An action that a bot has weighed.
 *
 * @param choice it is made of
 * @param action with the amount that the bot would take
 * @param value by which the bot compares it with others; not a number where it does not say
 * @param position that it leads to, where the bot looks ahead
 */
public record Advice(
    Choice choice, Action action, double value, Optional<PositionWorth> position) {}
