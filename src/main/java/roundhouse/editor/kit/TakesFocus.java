package roundhouse.editor.kit;

/** A view that knows which of its parts is to have the keyboard when one goes there. */
public interface TakesFocus {

  /** Puts the keyboard where one works in this view. */
  void takeFocus();
}
