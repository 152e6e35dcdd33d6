package roundhouse.editor.kit;

/** A view that knows which of its components to focus first. */
public interface FocusTarget {

  /** Focuses the component where the user works in this view. */
  void takeFocus();
}
