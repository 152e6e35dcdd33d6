/** Replays a game under edited rules and says where it stops or changes. */
package roundhouse.workshop.reload;
