import { drugSpelling } from './drug-spelling.ts'

/**
 * How antibacterials are spelled (WHO ATC J01 with P01AB, the nitroimidazoles, which Vietnam counts with them). Names of other
 * groups that end alike, such as natamycin or mitomycin, are in none of the forms.
 */
const forms = [
  /cilin$|^sultamicil|^clavulan|^sulbactam|^tazobactam/,
  /^cef|penem$|^aztreonam$/,
  /romicin$|^spiramicin$|^josamicin$|^telitromicin$/,
  /^(?:linco|clinda|genta|neti|tobra|neo|kana|strepto|paromo|vanco|fosfo|dapto|bleo(?!micin))m[iy]cin$|^amikacin$|^framicetin$|^teicoplanin$/,
  /floxacin$|^nalidixic$/,
  /ciclin$/,
  /^sulfa(?:metoxazol|diazin|metizol|doxin|guanidin|dimidin)$|^trimetoprim$/,
  /^(?:metro|ti|seco?|orni)nidazol$|^secnidazol$/,
  /^cloramfenicol$|^linezolid$|^colisti(?:n|metat)|^polim[iy]xin|^rifam[pf]?[iy]cin$|^rifaximin$|^nitrofurantoin$|^nifuroxazid$|^fusidic$|^mupirocin$/,
]

/**
 * Whether one of the active ingredients is an antibiotic, in any spelling: "Amoxicillin 500mg + Acid clavulanic". Antibiotics
 * are never sold without a prescription (docs/topics/prescriptions.md).
 */
export function isAntibiotic(ingredients: string | null | undefined): boolean {
  if (!ingredients) return false
  return drugSpelling(ingredients)
    .split(/[^a-z]+/)
    .some(word => word.length >= 4 && forms.some(form => form.test(word)))
}
