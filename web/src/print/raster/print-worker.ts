import type { Bits } from '@quay/domain/print/bits'
import { layOutLabelRows } from '@quay/domain/print/label-rows'
import { layOut } from '@quay/domain/print/lay-out'
import type { LaidOut, Part } from '@quay/domain/print/part'
import { bytesOf } from '../printer/printer-language.ts'
import { tsplOf } from '../printer/tspl.ts'
import { contextOf, makeMeasure } from './measure-text.ts'
import { type Pictures, paintBits } from './paint-bits.ts'
import type { RasterAnswer, RasterCall } from './print-worker-calls.ts'

/** A picture that has not come by then is left off: the customer waits. */
const patience = 1_500

const measure = makeMeasure()
const pictures = new Map<string, ImageBitmap | null>()

/** Fetches what the papers show and was not there yet. One that did not come is asked for again at the next paper. */
async function fetchPictures(papers: readonly (readonly Part[])[]): Promise<Pictures> {
  const wanted = new Set(papers.flat().flatMap(part => (part.part === 'picture' ? part.source : [])))
  const missing = [...wanted].filter(source => !pictures.get(source))
  await Promise.all(
    missing.map(async source => {
      const answer = await fetch(source, { signal: AbortSignal.timeout(patience) }).catch(() => null)
      pictures.set(source, answer?.ok ? await createImageBitmap(await answer.blob()).catch(() => null) : null)
    }),
  )
  return pictures
}

async function raster(call: RasterCall): Promise<Omit<RasterAnswer, 'id'>> {
  const { papers, sheet, traits, isAgain, labels, stickers, isPreview } = call
  const known = await fetchPictures(papers)
  const laid: LaidOut[] = stickers
    ? [layOutLabelRows(stickers.labels, stickers.paper, stickers.shift, measure)]
    : papers.map(parts => layOut(parts, sheet, measure))
  const bits = laid.flatMap(paper => paper.pages.map(page => paintBits(paper, page, known)))
  if (isPreview) return { picture: await pngOf(bits[0]!) }
  return { bytes: labels ? tsplOf(bits, labels) : bytesOf(bits, traits, isAgain) }
}

async function pngOf({ width, height, bytes }: Bits): Promise<Blob> {
  const context = contextOf(width, height)
  const points = new ImageData(width, height)
  for (let at = 0; at < width * height; at += 1)
    points.data.set((bytes[at >> 3]! & (0x80 >> (at & 7))) === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255], at * 4)
  context.putImageData(points, 0, 0)
  return context.canvas.convertToBlob()
}

self.onmessage = async ({ data }: MessageEvent<RasterCall>) => {
  let answer: RasterAnswer
  try {
    answer = { id: data.id, ...(await raster(data)) }
  } catch (error) {
    answer = { id: data.id, fault: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answer, { transfer: answer.bytes ? [answer.bytes.buffer] : [] })
}
