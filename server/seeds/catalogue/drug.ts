import type { DosageForm } from './dosage-form.ts'

/** Form, strength, đồng for the smallest unit of a domestic brand, and the content where the form has one (a bottle's ml). */
export type Presentation = [form: DosageForm, strength: string, price: number, content?: string]

/** What retail law asks of an ingredient beyond "OTC or prescription" (spec of registration numbers: their sixth digit). */
export type ControlGroup = 'narcotic' | 'psychotropic' | 'precursor'

/** One active ingredient, or a fixed combination, with the presentations in which it is sold. */
export interface Drug {
  ingredient: string
  /** What invented brand names of it sound like. */
  stem: string
  /** How often it is asked for: 1 seldom, 10 many times a day. */
  demand: number
  isPrescription: boolean
  controlGroup: ControlGroup | null
  /** 1 chemical, 2 herbal, 4 biological: the fourth digit of a registration number. */
  nature: 1 | 2 | 4
  presentations: readonly Presentation[]
}

/** The drugs of one group of the third level. */
export interface DrugGroup {
  group: string
  drugs: readonly Drug[]
}

const drug = (ingredient: string, stem: string, demand: number, presentations: readonly Presentation[]): Drug => ({
  ingredient,
  stem,
  demand,
  isPrescription: false,
  controlGroup: null,
  nature: 1,
  presentations,
})

/** Sold without a prescription. */
export const otc = drug

/** Sold on prescription. */
export const rx = (...of: Parameters<typeof drug>): Drug => ({ ...drug(...of), isPrescription: true })

/** Sold on prescription and specially controlled. */
export const controlled = (controlGroup: ControlGroup, ...of: Parameters<typeof drug>): Drug => ({
  ...rx(...of),
  controlGroup,
})

/** A traditional or herbal medicine. */
export const herbal = (...of: Parameters<typeof drug>): Drug => ({ ...drug(...of), nature: 2 })

/** A biological, on prescription. */
export const biological = (...of: Parameters<typeof drug>): Drug => ({ ...rx(...of), nature: 4 })
