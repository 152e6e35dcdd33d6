package roundhouse.editor.printing;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Small images of the pages that were looked at last. */
final class PageImages {
  private static final int MOST = 240;

  private final Map<PreviewPage, BufferedImage> images =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<PreviewPage, BufferedImage> eldest) {
          return size() > MOST;
        }
      };

  Optional<BufferedImage> of(PreviewPage page) {
    return Optional.ofNullable(images.get(page));
  }

  void keep(PreviewPage page, BufferedImage image) {
    images.put(page, image);
  }
}
