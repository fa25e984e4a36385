import type { Measure, TextStyle } from '@quay/domain/print/part'

/** Letters of every paper: all systems have one of them, and each has all Vietnamese letters. */
export const paperFont = "Arial, 'Liberation Sans', sans-serif"

export const fontOf = ({ size, bold, italic }: TextStyle): string =>
  `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${paperFont}`

/** Measures texts as they will be drawn, in this thread or in a worker. */
export function makeMeasure(): Measure {
  const context = contextOf(1, 1)
  let font = ''
  return (text, style) => {
    const wanted = fontOf(style)
    if (wanted !== font) {
      context.font = wanted
      font = wanted
    }
    return context.measureText(text).width
  }
}

/** A canvas to draw on that is in no page. */
export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing outside a page')
  return context
}
