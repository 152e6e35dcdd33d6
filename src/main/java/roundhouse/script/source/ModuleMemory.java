package roundhouse.script.source;

import com.oracle.js.parser.ErrorManager;
import com.oracle.js.parser.Parser;
import com.oracle.js.parser.ParserException;
import com.oracle.js.parser.ScriptEnvironment;
import com.oracle.js.parser.Source;
import com.oracle.js.parser.TokenType;
import com.oracle.js.parser.ir.AccessNode;
import com.oracle.js.parser.ir.BaseNode;
import com.oracle.js.parser.ir.BinaryNode;
import com.oracle.js.parser.ir.Block;
import com.oracle.js.parser.ir.CallNode;
import com.oracle.js.parser.ir.ClassNode;
import com.oracle.js.parser.ir.Expression;
import com.oracle.js.parser.ir.ForNode;
import com.oracle.js.parser.ir.FunctionNode;
import com.oracle.js.parser.ir.IdentNode;
import com.oracle.js.parser.ir.LexicalContext;
import com.oracle.js.parser.ir.LiteralNode;
import com.oracle.js.parser.ir.Module;
import com.oracle.js.parser.ir.Node;
import com.oracle.js.parser.ir.ObjectNode;
import com.oracle.js.parser.ir.PropertyNode;
import com.oracle.js.parser.ir.Scope;
import com.oracle.js.parser.ir.TernaryNode;
import com.oracle.js.parser.ir.UnaryNode;
import com.oracle.js.parser.ir.VarNode;
import com.oracle.js.parser.ir.visitor.NodeVisitor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds where a script's functions change what belongs to its module: a variable that they assign,
 * or an object that they fill. Code that only runs while the script loads may do so.
 */
public final class ModuleMemory extends NodeVisitor<LexicalContext> {
  private static final ScriptEnvironment LANGUAGE =
      ScriptEnvironment.builder()
          .ecmaScriptVersion(ScriptEnvironment.ES_STAGING)
          .strict(true)
          .classFields(true)
          .privateFieldsIn(true)
          .topLevelAwait(true)
          .importAttributes(true)
          .build();

  /** Methods that change an array, whatever else has methods of such names. */
  private static final Set<String> OF_ARRAYS =
      Set.of("push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "copyWithin");

  /** Methods that change a map or a set. */
  private static final Set<String> OF_COLLECTIONS = Set.of("set", "add", "delete", "clear");

  /** Functions of Object and Reflect that change their first argument. */
  private static final Set<String> OF_OBJECTS =
      Set.of(
          "assign",
          "defineProperty",
          "defineProperties",
          "setPrototypeOf",
          "set",
          "deleteProperty");

  /** Methods whose answer is a part of what they are asked for. */
  private static final Set<String> PARTS = Set.of("get", "at", "find", "findLast");

  /** What belongs to code that runs only once. */
  private static final String LOADING = "";

  /** What an owner's code does: that of a function, or of what else stands behind a name. */
  private static final class Code {
    private final Set<String> uses = new HashSet<>();
    private final Set<Integer> filledParameters = new HashSet<>();
    private final List<Change> changes = new ArrayList<>();
    private final List<Passed> passed = new ArrayList<>();
  }

  /**
   * A change of what belongs to the module.
   *
   * @param offset where it begins in the text
   * @param name of what is changed
   */
  public record Change(int offset, String name) {}

  /** A thing of the module that is handed to a function of the module. */
  private record Passed(String function, int argument, Change change) {}

  private final Map<String, Code> owners = new HashMap<>();
  private final Map<String, Expression> values = new HashMap<>();
  private final Set<Scope> loading = new HashSet<>();
  private final Set<FunctionNode> calledAtOnce = new HashSet<>();
  private final Map<Scope, Set<String>> parts = new HashMap<>();
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final Deque<FunctionNode> functions = new ArrayDeque<>();
  private String owner = LOADING;

  private ModuleMemory() {
    super(new LexicalContext());
  }

  /** The changes in a script, in the order of its text; none if it cannot be read. */
  public static List<Change> of(ScriptSource script) {
    try {
      FunctionNode module =
          new Parser(
                  LANGUAGE,
                  Source.sourceFor(script.name(), script.text()),
                  new ErrorManager.ThrowErrorManager())
              .parseModule(script.name());
      var memory = new ModuleMemory();
      memory.calledAtOnce.add(module);
      for (Node each : module.getBody().getStatements())
        if (each instanceof VarNode variable && variable.getInit() != null)
          memory.values.put(variable.getName().getName(), variable.getInit());
      module.accept(memory);
      return memory.reachable(module.getModule());
    } catch (ParserException unreadable) {
      return List.of();
    }
  }

  /** The changes in code that runs after loading: what exported functions use. */
  private List<Change> reachable(Module module) {
    var open = new ArrayDeque<String>(List.of(LOADING));
    Stream.of(module.getLocalExportEntries())
        .flatMap(List::stream)
        .forEach(entry -> open.add(entry.getLocalName().toJavaStringUncached()));
    var seen = new HashSet<String>();
    var found = new TreeMap<Integer, Change>();
    while (!open.isEmpty()) {
      String name = open.remove();
      Code code = owners.get(name);
      if (code == null || !seen.add(name)) continue;
      open.addAll(code.uses);
      code.changes.forEach(change -> found.put(change.offset(), change));
      for (Passed passed : code.passed)
        if (code(passed.function()).filledParameters.contains(passed.argument()))
          found.put(passed.change().offset(), passed.change());
    }
    return List.copyOf(found.values());
  }

  private Code code(String name) {
    return owners.computeIfAbsent(name, _ -> new Code());
  }

  private boolean isLoading() {
    return functions.isEmpty();
  }

  @Override
  public boolean enterBlock(Block block) {
    scopes.push(block.getScope());
    if (isLoading()) loading.add(block.getScope());
    return true;
  }

  @Override
  public Node leaveBlock(Block block) {
    scopes.pop();
    return block;
  }

  @Override
  public boolean enterClassNode(ClassNode type) {
    if (!isLoading()) return true;
    loading.add(type.getScope());
    loading.add(type.getClassHeadScope());
    return true;
  }

  @Override
  public boolean enterFunctionNode(FunctionNode function) {
    if (!isLoading() || !calledAtOnce.contains(function)) functions.push(function);
    return true;
  }

  @Override
  public Node leaveFunctionNode(FunctionNode function) {
    if (functions.peek() == function) functions.pop();
    return function;
  }

  @Override
  public boolean enterVarNode(VarNode variable) {
    String name = variable.getName().getName();
    Scope scope = scope(name);
    if (isLoading() && scope != null && scope.isModuleScope()) {
      owner = name;
    } else if (variable.getInit() != null && root(variable.getInit()).isPresent()) part(name);
    return true;
  }

  @Override
  public Node leaveVarNode(VarNode variable) {
    if (isLoading() && owner.equals(variable.getName().getName())) owner = LOADING;
    return variable;
  }

  /** A name that stands for a part of what belongs to the module. */
  private void part(String name) {
    Scope scope = scope(name);
    if (scope != null && !loading.contains(scope))
      parts.computeIfAbsent(scope, _ -> new HashSet<>()).add(name);
  }

  @Override
  public boolean enterForNode(ForNode loop) {
    if (!loop.isForInOrOf() || isLoading()) return true;
    if (loop.isForOf()
        && loop.getInit() instanceof IdentNode each
        && loop.getModify() != null
        && root(loop.getModify().getExpression()).isPresent()) part(each.getName());
    assigned(loop.getInit());
    return true;
  }

  @Override
  public boolean enterIdentNode(IdentNode name) {
    Scope scope = name.isPropertyName() ? null : scope(name.getName());
    if (scope != null && scope.isModuleScope() && !name.getName().equals(owner))
      code(owner).uses.add(name.getName());
    return true;
  }

  @Override
  public boolean enterBinaryNode(BinaryNode operation) {
    if (operation.isAssignment() && !isLoading()) assigned(operation.getAssignmentDest());
    return true;
  }

  @Override
  public boolean enterUnaryNode(UnaryNode operation) {
    if (isLoading()) return true;
    if (operation.isSelfModifying() || operation.tokenType() == TokenType.DELETE)
      assigned(operation.getExpression());
    return true;
  }

  private void assigned(Expression target) {
    switch (target) {
      case IdentNode name -> {
        Scope scope = scope(name.getName());
        if (scope != null && loading.contains(scope)) changed(target, name.getName());
      }
      case BaseNode member -> filled(target, member.getBase());
      case ObjectNode pattern ->
          pattern.getElements().stream().map(PropertyNode::getValue).forEach(this::assignedIfAny);
      case LiteralNode.ArrayLiteralNode pattern ->
          pattern.getElementExpressions().forEach(this::assignedIfAny);
      case BinaryNode withDefault -> assigned(withDefault.getLhs());
      case UnaryNode rest -> assigned(rest.getExpression());
      default -> {}
    }
  }

  private void assignedIfAny(Expression target) {
    if (target != null) assigned(target);
  }

  /** A thing gets another member, or loses one. */
  private void filled(Expression where, Expression thing) {
    root(thing).ifPresentOrElse(name -> changed(where, name), () -> filledParameter(thing));
  }

  private void changed(Expression where, String name) {
    code(owner).changes.add(new Change(where.getStart(), name));
  }

  private void filledParameter(Expression thing) {
    if (!(innermost(thing) instanceof IdentNode name)) return;
    List<IdentNode> parameters = functions.getLast().getParameters();
    Scope own = functions.getLast().getBody().getScope();
    for (int i = 0; i < parameters.size(); i++)
      if (parameters.get(i).getName().equals(name.getName()) && scope(name.getName()) == own)
        code(owner).filledParameters.add(i);
  }

  @Override
  public boolean enterCallNode(CallNode call) {
    if (call.getFunction() instanceof FunctionNode function && isLoading())
      calledAtOnce.add(function);
    if (isLoading()) {
      // What is called while the script loads need not run again.
      if (!(call.getFunction() instanceof IdentNode)) call.getFunction().accept(this);
      call.getArgs().forEach(argument -> argument.accept(this));
      return false;
    }
    if (call.getFunction() instanceof AccessNode method) method(call, method);
    if (call.getFunction() instanceof IdentNode function) passed(call, function.getName());
    return true;
  }

  private void method(CallNode call, AccessNode method) {
    String name = method.getProperty();
    Expression thing = method.getBase();
    boolean ofObjects =
        thing instanceof IdentNode object
            && List.of("Object", "Reflect").contains(object.getName())
            && scope(object.getName()) == null;
    if (ofObjects) {
      if (OF_OBJECTS.contains(name) && !call.getArgs().isEmpty())
        filled(call, call.getArgs().getFirst());
    } else if (OF_ARRAYS.contains(name) && mayBeArray(thing, name)
        || OF_COLLECTIONS.contains(name) && isCollection(thing)) filled(call, thing);
  }

  /** Whether the method is not one that the script gave the thing itself. */
  private boolean mayBeArray(Expression thing, String method) {
    return value(thing).map(value -> !hasOwn(value, method)).orElse(true);
  }

  private boolean isCollection(Expression thing) {
    return value(thing).map(this::isMadeByLanguage).orElse(!isImported(innermost(thing)));
  }

  /** Whether it is new Map(), for example, and not an object of a class of the script. */
  private boolean isMadeByLanguage(Expression value) {
    return switch (value) {
      case UnaryNode made ->
          made.tokenType() == TokenType.NEW && isMadeByLanguage(made.getExpression());
      case CallNode made ->
          made.isNew()
              && made.getFunction() instanceof IdentNode type
              && scope(type.getName()) == null;
      default -> false;
    };
  }

  private boolean isImported(Expression thing) {
    return thing instanceof IdentNode name
        && scope(name.getName()) != null
        && scope(name.getName()).getExistingSymbol(name.getName()).isImportBinding();
  }

  private static boolean hasOwn(Expression value, String method) {
    return switch (value) {
      case ObjectNode object ->
          object.getElements().stream().anyMatch(each -> method.equals(each.getKeyName()));
      case ClassNode _, FunctionNode _ -> true;
      default -> false;
    };
  }

  /** What a name of the module, or a part of it, stands for where it is declared. */
  private Optional<Expression> value(Expression thing) {
    return switch (thing) {
      case IdentNode name
          when scope(name.getName()) != null && scope(name.getName()).isModuleScope() ->
          Optional.ofNullable(values.get(name.getName()));
      case AccessNode part ->
          value(part.getBase())
              .filter(ObjectNode.class::isInstance)
              .flatMap(whole -> member((ObjectNode) whole, part.getProperty()));
      default -> Optional.empty();
    };
  }

  private static Optional<Expression> member(ObjectNode whole, String name) {
    return whole.getElements().stream()
        .filter(each -> name.equals(each.getKeyName()))
        .map(PropertyNode::getValue)
        .filter(Objects::nonNull)
        .findFirst();
  }

  private void passed(CallNode call, String function) {
    Scope scope = scope(function);
    if (scope == null || !scope.isModuleScope()) return;
    List<Expression> arguments = call.getArgs();
    for (int i = 0; i < arguments.size(); i++) {
      int argument = i;
      root(arguments.get(i))
          .ifPresent(
              name ->
                  code(owner)
                      .passed
                      .add(new Passed(function, argument, new Change(call.getStart(), name))));
    }
  }

  /** The name of what belongs to the module and of which a thing is a part, or which it is. */
  private Optional<String> root(Expression thing) {
    return switch (thing) {
      case BinaryNode either when either.isLogical() ->
          root(either.getLhs()).or(() -> root(either.getRhs()));
      case TernaryNode either ->
          root(either.getTrueExpression().getExpression())
              .or(() -> root(either.getFalseExpression().getExpression()));
      default ->
          innermost(thing) instanceof IdentNode name && belongs(name)
              ? Optional.of(name.isThis() ? owner : name.getName())
              : Optional.empty();
    };
  }

  private static Expression innermost(Expression thing) {
    return switch (thing) {
      case BaseNode member -> innermost(member.getBase());
      case CallNode call
          when !call.isNew()
              && call.getFunction() instanceof AccessNode method
              && PARTS.contains(method.getProperty()) ->
          innermost(method.getBase());
      default -> thing;
    };
  }

  private boolean belongs(IdentNode name) {
    if (name.isThis()) return isMethodOfModule();
    Scope scope = scope(name.getName());
    if (scope == null) return name.getName().equals("globalThis");
    return loading.contains(scope) || parts.getOrDefault(scope, Set.of()).contains(name.getName());
  }

  /** Whether 'this' is an object that the module made when it was loaded. */
  private boolean isMethodOfModule() {
    return values.get(owner) instanceof ObjectNode
        && functions.stream().filter(each -> !each.isArrow()).count() == 1
        && !functions.getLast().isArrow();
  }

  /** The scope that declares a name; null for a name of the language. */
  private Scope scope(String name) {
    for (Scope scope = scopes.peek(); scope != null; scope = scope.getParent())
      if (scope.hasSymbol(name)) return scope;
    return null;
  }
}
