package roundhouse.bench;
public final class RouteBench {}
