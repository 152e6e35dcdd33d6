package roundhouse.route;

import java.util.Arrays;

/** Sets of small numbers as arrays of bits; sets that are combined must have equal length. */
final class BitWords {
  private BitWords() {}

  static long[] room(int size) {
    return new long[Math.max(1, (size + 63) >>> 6)];
  }

  static boolean has(long[] set, int number) {
    return (set[number >>> 6] & 1L << number) != 0;
  }

  static void add(long[] set, int number) {
    set[number >>> 6] |= 1L << number;
  }

  static void remove(long[] set, int number) {
    set[number >>> 6] &= ~(1L << number);
  }

  /** Adds the other set's numbers that are missing and removes those that are present. */
  static void flip(long[] set, long[] other) {
    for (int word = 0; word < set.length; word++) set[word] ^= other[word];
  }

  static void addAll(long[] set, long[] other) {
    for (int word = 0; word < set.length; word++) set[word] |= other[word];
  }

  static boolean meet(long[] one, long[] other) {
    for (int word = 0; word < one.length; word++) {
      if ((one[word] & other[word]) != 0) return true;
    }
    return false;
  }

  static long[] union(long[] one, long[] other) {
    long[] both = one.clone();
    addAll(both, other);
    return both;
  }

  /** The lowest number of the set from {@code from} on, or -1. */
  static int next(long[] set, int from) {
    for (int word = from >>> 6; word < set.length; word++) {
      long rest = word == from >>> 6 ? set[word] & -1L << from : set[word];
      if (rest != 0) return (word << 6) + Long.numberOfTrailingZeros(rest);
    }
    return -1;
  }

  /** The numbers of the set in ascending order. */
  static int[] all(long[] set) {
    int[] all = new int[Arrays.stream(set).mapToInt(Long::bitCount).sum()];
    int number = -1;
    for (int at = 0; at < all.length; at++) {
      number = next(set, number + 1);
      all[at] = number;
    }
    return all;
  }
}
