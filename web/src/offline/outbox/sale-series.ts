/** The numbers of kept sales: a series is made with the store of the disk, and counts without gaps. */
export interface Series {
  series: string
  /** The last one given. */
  sequence: number
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Four letters that tell this browser's store from any other of the shop. */
export function newSeries(random: Uint8Array = crypto.getRandomValues(new Uint8Array(4))): string {
  return Array.from(random.subarray(0, 4), byte => letters[byte % letters.length]).join('')
}

/** Takes the next number within the transaction under way: what it is written with and the number last or fall together. */
export function nextInSeries(counters: IDBObjectStore, taken: (next: Series) => void): void {
  const reading = counters.get('sale') as IDBRequest<Series | undefined>
  reading.onsuccess = () => {
    const { series = newSeries(), sequence = 0 } = reading.result ?? {}
    const next = { series, sequence: sequence + 1 }
    counters.put({ name: 'sale', ...next })
    taken(next)
  }
}
