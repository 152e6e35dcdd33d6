/** What happened in games as rows of tables: games, moments, companies, counts. */
package roundhouse.lab.rows;
