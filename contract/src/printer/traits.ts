import { z } from 'zod'

export const printerLanguages = ['esc-pos', 'star-prnt', 'star-line', 'tspl'] as const
export type PrinterLanguage = (typeof printerLanguages)[number]

/** What a printer can do, whichever way bytes go to it. */
export const printerTraits = {
  language: z.enum(printerLanguages),
  /** What its head prints of the width, in dots: 576 of 80 mm, 384 of 58 mm, 512 of older heads. */
  dots: z
    .int('Số chấm phải là số nguyên')
    .min(200, 'Ít nhất 200 chấm')
    .max(1280, 'Nhiều nhất 1280 chấm')
    .multipleOf(8, 'Số chấm là bội của 8'),
  /** From the last row to the cutter. */
  feedLines: z.int('Phải là số nguyên').min(0).max(12, 'Tối đa 12 dòng'),
  hasCutter: z.boolean(),
  /** The pin by which it opens a drawer; null where none hangs on it. */
  drawerPin: z.literal([2, 5], 'Chân ngăn kéo là 2 hoặc 5').nullable(),
}

const traits = z.object(printerTraits)
export type PrinterTraits = z.output<typeof traits>
