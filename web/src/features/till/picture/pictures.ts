import { tillRoutes } from '@quay/contract/till/routes'
import { create } from 'zustand'
import { call } from '../../../api/client.ts'

/** A picture that was taken anew is seen at a line that is drawn after this. Milliseconds. */
const keptMs = 5 * 60_000
/** As many as the route takes. */
const atOnce = 50

type Known = { image: string | null; at: number }

/** Addresses of pictures by product; null is a product without one. */
const usePictures = create<{ known: ReadonlyMap<string, Known> }>(() => ({ known: new Map() }))
const wanted = new Set<string>()
const asking = new Set<string>()

/** The address of a product's picture as last heard; null while it is not known and for a product without one. */
export const usePicture = (productId: string): string | null =>
  usePictures(({ known }) => known.get(productId)?.image ?? null)

/** Asks for the picture of a product; what is wanted in one moment goes in one call. Without an answer the next one who wants it asks again. */
export function wantPicture(productId: string): void {
  const known = usePictures.getState().known.get(productId)
  if (asking.has(productId) || (known && Date.now() - known.at < keptMs)) return
  if (wanted.size === 0) queueMicrotask(askWanted)
  wanted.add(productId)
}

function askWanted() {
  const ids = [...wanted]
  wanted.clear()
  for (let from = 0; from < ids.length; from += atOnce) void ask(ids.slice(from, from + atOnce))
}

async function ask(ids: readonly string[]) {
  for (const id of ids) asking.add(id)
  try {
    const { items } = await call(tillRoutes.pictures, { query: { productIds: ids.join(',') } })
    const images = new Map(items.map(({ productId, image }) => [productId, image]))
    const at = Date.now()
    usePictures.setState(({ known }) => ({
      known: new Map([...known, ...ids.map(id => [id, { image: images.get(id) ?? null, at }] as const)]),
    }))
  } catch {
    // The letters stand; without the network nobody is told of a picture.
  } finally {
    for (const id of ids) asking.delete(id)
  }
}
