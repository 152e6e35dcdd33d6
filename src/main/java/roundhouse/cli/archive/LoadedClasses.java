package roundhouse.cli.archive;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/** The classes that this process has loaded, as Java's own diagnosis lists them. */
final class LoadedClasses {
  private LoadedClasses() {}

  /** The classes that this process has loaded. */
  static List<String> names() throws JMException {
    Object[] all = {new String[0]};
    String[] kinds = {String[].class.getName()};
    return named(
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "vmClassHierarchy",
                    all,
                    kinds));
  }

  /**
   * The names in Java's tree of loaded classes, one per line, without those that Java generates.
   */
  static List<String> named(String hierarchy) {
    return hierarchy
        .lines()
        .map(line -> line.replaceFirst("^[| -]*", "").split(" ")[0])
        .filter(line -> line.indexOf('/') == line.lastIndexOf('/') && line.indexOf('/') > 0)
        .map(line -> line.substring(0, line.indexOf('/')).replace('.', '/'))
        .filter(name -> !name.contains("$Proxy"))
        .distinct()
        .collect(Collectors.toList());
  }
}
