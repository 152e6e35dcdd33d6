package roundhouse.editor.guide;

import java.net.URI;

/**
 * A place in the guide.
 *
 * @param page its path
 * @param anchor of a section or row, "" for the top
 */
record GuideLocation(String page, String anchor) {

  /** The target of a link on a page, as a path in the repository. */
  static GuideLocation of(String page, String link) {
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    return new GuideLocation(
        path.isEmpty() ? page : URI.create(page).resolve(path).toString(), anchor);
  }
}
