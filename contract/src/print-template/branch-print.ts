import { z } from 'zod'
import type { PrintTemplate } from './template.ts'

/**
 * A template as it is answered. It was checked when it was kept, so its blocks are written field by field and not compared with every
 * kind of block again.
 */
export const answeredTemplate = z.object({
  version: z.literal(1),
  kind: z.string(),
  paper: z.string(),
  copies: z.int(),
  autoPrint: z.boolean(),
  blocks: z.array(
    z.object({
      type: z.string(),
      on: z.boolean().optional(),
      size: z.string().optional(),
      align: z.string().optional(),
      text: z.string().nullable().optional(),
      rows: z.array(z.string()).optional(),
      perLine: z.int().optional(),
      when: z.string().optional(),
      names: z.array(z.string()).optional(),
    }),
  ),
}) as unknown as z.ZodType<PrintTemplate>

/** What the store gives to the papers of all its branches; `logo` is the address of the picture. */
export const printStore = z.object({
  receiptHeader: z.string().nullable(),
  receiptFooter: z.string().nullable(),
  returnPolicy: z.string().nullable(),
  logo: z.string().nullable(),
  usesVat: z.boolean(),
  usesLots: z.boolean(),
  printsSaved: z.boolean(),
})
export type PrintStore = z.output<typeof printStore>

/** The templates that hold at a branch, those of the program left out, with what the store gives to all. */
export const branchPrint = z.object({ templates: z.array(answeredTemplate), store: printStore })
export type BranchPrint = z.output<typeof branchPrint>
