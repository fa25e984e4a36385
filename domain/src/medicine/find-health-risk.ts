import { fold } from '../text/fold.ts'
import { drugSpelling } from './drug-spelling.ts'
import { findAllergy, readAllergies } from './find-allergy.ts'

export type Pregnancy = 'pregnant' | 'breastfeeding'

/** What the shop knows of a customer's health, with their consent; `note` is from before there were fields of their own. */
export interface Health {
  /** "Penicillin, hải sản". */
  allergies?: string | null | undefined
  /** "Loét dạ dày; tăng huyết áp". */
  conditions?: string | null | undefined
  pregnancy?: Pregnancy | null | undefined
  /** The last day on which it is to be minded; null for no end. */
  pregnancyUntil?: string | null | undefined
  note?: string | null | undefined
}

/** What a medicine meets. `words` are the customer's own: the allergy, the disease. */
export type HealthRisk =
  | { kind: 'allergy'; words: string }
  | { kind: 'pregnancy'; words: Pregnancy }
  | { kind: 'condition'; words: string }

/** The allergies that a customer has, each as it was written. */
export function allergiesOf({ allergies, note }: Health): string[] {
  const named = allergies?.split(/[,;\n]+/).flatMap(one => one.trim() || []) ?? []
  return [...named, ...readAllergies(note)]
}

/** Whether she is to be minded as pregnant or nursing on a day. */
export const pregnancyOn = ({ pregnancy, pregnancyUntil }: Health, day: string): Pregnancy | null =>
  pregnancy && (!pregnancyUntil || day <= pregnancyUntil) ? pregnancy : null

/**
 * The first thing of a customer's health that a medicine meets: an allergy, then a pregnancy, then a lasting disease. It may only
 * warn: neither the customer's words nor the lists below name everything.
 */
export function findHealthRisk(
  health: Health,
  medicine: { name: string; ingredient: string | null },
  day: string,
): HealthRisk | null {
  const allergy = findAllergy(allergiesOf(health), medicine)
  if (allergy !== null) return { kind: 'allergy', words: allergy }
  const words = drugSpelling(medicine.ingredient ?? '').split(/[^a-z]+/)
  const holds = (form: RegExp) => words.some(word => form.test(word))
  const pregnancy = pregnancyOn(health, day)
  if (pregnancy && holds(notWhile[pregnancy])) return { kind: 'pregnancy', words: pregnancy }
  for (const condition of health.conditions?.split(/[,;\n]+/) ?? []) {
    const folded = fold(condition)
    if (notWith.some(({ called, form }) => called.test(folded) && holds(form)))
      return { kind: 'condition', words: condition.trim() }
  }
  return null
}

/** Ingredients that harm an unborn or a nursed child, as they are spelled; their leaflets forbid them or ask to weigh it. */
const notWhile: Record<Pregnancy, RegExp> = {
  pregnant:
    /^(?:isotretinoin|acitretin|tretinoin|metotrexat|misoprostol|warfarin|acenocoumarol|valproat|valproic|carbamazepin|fenitoin|litium|ribavirin|finasterid|dutasterid|metimazol|tiamazol|carbimazol|fluconazol|ergotamin|dihidroergotamin|leflunomid|micofenolat|spironolacton|tigeciclin|amiodaron|diclofenac|ibuprofen|ketoprofen|naproxen|meloxicam|piroxicam|celecoxib|etoricoxib|indometacin|ketorolac)$|vastatin$|pril$|sartan$|^(?:tetra|doxi|mino)ciclin$|floxacin$/,
  breastfeeding:
    /^(?:isotretinoin|acitretin|metotrexat|amiodaron|litium|ergotamin|dihidroergotamin|codein|tramadol|cloramfenicol|leflunomid|micofenolat|aspirin|metronidazol|tinidazol|bromocriptin|cabergolin)$|vastatin$|^(?:tetra|doxi|mino)ciclin$|floxacin$/,
}

const antiInflammatory =
  'aspirin|acetilsalicilic|diclofenac|aceclofenac|naproxen|indometacin|ketorolac|mefenamic|nimesulid|\\w+profen|\\w+oxicam|\\w+coxib'

/** Diseases as people write them, folded, with ingredients that make them worse. */
const notWith: readonly { called: RegExp; form: RegExp }[] = [
  {
    called: /loet|da day|xuat huyet tieu hoa/,
    form: new RegExp(`^(?:${antiInflammatory}|prednisolon|metilprednisolon|dexametason)$`),
  },
  {
    called: /tang huyet ap|cao huyet ap|huyet ap cao|tim mach|suy tim/,
    form: new RegExp(
      `^(?:pseudoefedrin|fenilefrin|efedrin|${antiInflammatory.replace('aspirin|acetilsalicilic|', '')})$`,
    ),
  },
  {
    called: /\bhen\b|hen suyen|hen phe quan/,
    form: new RegExp(`^(?:propranolol|timolol|sotalol|${antiInflammatory})$`),
  },
  { called: /suy than|benh than/, form: new RegExp(`^(?:metformin|${antiInflammatory})$`) },
  { called: /suy gan|xo gan|viem gan/, form: /^(?:paracetamol|acetaminofen|metotrexat|ketoconazol)$|vastatin$/ },
  {
    called: /tieu duong|dai thao duong/,
    form: /^(?:prednisolon|prednison|metilprednisolon|dexametason|betametason|hidrocortison)$/,
  },
  {
    called: /glocom|glaucom|cuom nuoc|tang nhan ap/,
    form: /^(?:atropin|hioscin|scopolamin|trihexifenidil|clorfeniramin|clofeniramin|difenhidramin)$/,
  },
  { called: /\bgut\b|\bgout\b/, form: /^(?:hidroclorotiazid|indapamid|furosemid|pirazinamid)$/ },
  { called: /g6pd|thieu men/, form: /^(?:primaquin|dapson|nitrofurantoin|sulfametoxazol|nalidixic|metilen)$/ },
]
