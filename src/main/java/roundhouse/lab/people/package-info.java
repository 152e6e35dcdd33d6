/** Games that people played, as rows beside those of bots. */
package roundhouse.lab.people;
