package roundhouse.editor.kit;

import java.util.Optional;
import java.util.function.Supplier;

/** A value created on first use, on the event thread. */
public final class LazyComponent<T> implements Supplier<T> {
  private final Supplier<? extends T> maker;
  private Optional<T> ifMade = Optional.empty();

  /**
   * @param maker called at most once
   */
  public LazyComponent(Supplier<? extends T> maker) {
    this.maker = maker;
  }

  @Override
  public T get() {
    if (ifMade.isEmpty()) ifMade = Optional.of(maker.get());
    return ifMade.get();
  }

  /** The value; empty until first use. */
  public Optional<T> ifMade() {
    return ifMade;
  }
}
