/** Checks a map as a whole: cities that no track can reach, tiles that fit nowhere. */
package roundhouse.survey;
