package roundhouse.script.views;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * How scripts see the objects of a class: a fixed list of named members. The TypeScript interface
 * and the reference come from the same list, so they always match what scripts see.
 */
public final class ViewType<T> {
  private final String name;
  private final Class<T> subject;
  private final String documentation;
  private final List<ViewMember<T>> members;
  private final Optional<Function<? super T, ?>> key;
  private final Map<String, Integer> positions = new LinkedHashMap<>();

  private ViewType(Builder<T> builder) {
    name = builder.name;
    subject = builder.subject;
    documentation = builder.documentation;
    members = List.copyOf(builder.members);
    key = Optional.ofNullable(builder.key);
    for (ViewMember<T> member : members) {
      if (positions.putIfAbsent(member.name(), positions.size()) != null) {
        throw new IllegalArgumentException(name + " has two members named " + member.name());
      }
    }
  }

  /** Starts a type: its TypeScript name, the class of its objects, and one sentence. */
  public static <T> Builder<T> of(String name, Class<T> subject, String documentation) {
    return new Builder<>(name, subject, documentation);
  }

  public String name() {
    return name;
  }

  public Class<T> subject() {
    return subject;
  }

  public String documentation() {
    return documentation;
  }

  /** The members, in the order they were added. */
  public List<ViewMember<T>> members() {
    return members;
  }

  /** Those that scripts should use. */
  public List<ViewMember<T>> documented() {
    return members.stream().filter(member -> !member.documentation().isEmpty()).toList();
  }

  /** What stands for such an object in an answer; without it an answer cannot contain one. */
  public Optional<Function<? super T, ?>> key() {
    return key;
  }

  /** The member's index in {@link #members}, or -1. */
  int position(String member) {
    return positions.getOrDefault(member, -1);
  }

  List<String> names() {
    return documented().stream().map(ViewMember::name).toList();
  }

  /** Collects the members of a type. */
  public static final class Builder<T> {
    private final String name;
    private final Class<T> subject;
    private final String documentation;
    private final List<ViewMember<T>> members = new ArrayList<>();
    private Function<? super T, ?> key;

    private Builder(String name, Class<T> subject, String documentation) {
      this.name = name;
      this.subject = subject;
      this.documentation = documentation;
    }

    /** Adds a value: its name, its type in TypeScript, one sentence, and how to read it. */
    public Builder<T> member(
        String member, String type, String sentence, Function<? super T, ?> accessor) {
      members.add(new ViewMember<>(member, type, sentence, false, accessor));
      return this;
    }

    /** Adds a method, with a type like {@code (id: string): Company}. */
    public Builder<T> method(
        String member, String type, String sentence, ViewMethod<? super T> method) {
      members.add(
          new ViewMember<>(
              member,
              type,
              sentence,
              true,
              it -> HostFunction.of(arguments -> method.call(it, arguments))));
      return this;
    }

    /** Adds a method by a name that older scripts use; no reference lists it. */
    public Builder<T> former(String member, ViewMethod<? super T> method) {
      return method(member, "", "", method);
    }

    /** Sets what represents such an object in an answer, usually its id. */
    public Builder<T> key(Function<? super T, ?> answer) {
      key = answer;
      return this;
    }

    public ViewType<T> build() {
      return new ViewType<>(this);
    }
  }

  /** A method of a view: from the subject and the script's arguments to the result. */
  @FunctionalInterface
  public interface ViewMethod<T> {

    Object call(T subject, CallArguments arguments);
  }
}
