/** What companies own, how it passes to others, and how companies leave the game and return. */
package roundhouse.engine.companies;
