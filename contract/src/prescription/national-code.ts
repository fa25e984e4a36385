// Apart from the shapes, because a till that opens needs no more of them.

/** A code of the national system: 14 characters, the last of which says the kind (QĐ 808/QĐ-BYT; TT 26/2025; TT 55/2025). */
/** The same for PostgreSQL, which takes no groups. */
export const nationalCodePattern = '^[0-9a-z]{12}-[cnhyt]$'
export const nationalCode = /^[0-9a-z]{12}-([cnhyt])$/i
