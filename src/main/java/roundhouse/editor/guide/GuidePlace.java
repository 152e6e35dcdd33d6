package roundhouse.editor.guide;

import java.net.URI;

/**
 * A place in the guide.
 *
 * @param page its path
 * @param anchor the name of a section or row, "" for the top
 */
record GuidePlace(String page, String anchor) {

  /** Where a link of a page leads to, as the repository names it. */
  static GuidePlace of(String page, String link) {
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    return new GuidePlace(
        path.isEmpty() ? page : URI.create(page).resolve(path).toString(), anchor);
  }
}
