/**
 * Work on partitions locks their whole table, and everybody who comes later waits behind that lock. A backup may hold
 * the table for minutes: then the job gives up at once and is tried again later.
 */
export const giveWay = `set lock_timeout = '2s'`
