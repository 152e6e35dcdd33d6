package roundhouse.testkit;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The compiled classes, for tests of how they use each other: reading them takes seconds. */
public final class CompiledClasses {
  private CompiledClasses() {}

  /** Those of the program. */
  public static JavaClasses ofProgram() {
    return Program.CLASSES;
  }

  /** Those of its tests. */
  public static JavaClasses ofTests() {
    return Tests.CLASSES;
  }

  private static final class Program {
    static final JavaClasses CLASSES = read(new ImportOption.DoNotIncludeTests());
  }

  private static final class Tests {
    static final JavaClasses CLASSES = read(new ImportOption.OnlyIncludeTests());
  }

  private static JavaClasses read(ImportOption option) {
    return new ClassFileImporter().withImportOption(option).importPackages("roundhouse");
  }
}
