package roundhouse.drafts.maker;

import java.util.LinkedHashMap;
import java.util.Map;

/** Objects of a written file; their keys keep their order, so that a title is always one text. */
final class JsonObject {
  private JsonObject() {}

  /** An object with these keys and values, in turn. */
  static Map<String, Object> of(Object... pairs) {
    var object = new LinkedHashMap<String, Object>();
    for (int index = 0; index + 1 < pairs.length; index += 2)
      object.put((String) pairs[index], pairs[index + 1]);
    return object;
  }
}
