/** What a user's counts are called in this browser: their database, the lock of who sends them, and the channel between tabs. */
export const countsName = (userId: string): string => `quay.v1.${userId}.counts`
