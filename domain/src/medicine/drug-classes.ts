/**
 * Classes of medicines whose members share allergies and what they must not be taken with, by how people call the class
 * and how the members are spelled. Members are those of the WHO's ATC groups J01C, J01D, J01E, M01A with aspirin, J01F,
 * J01M, J01A and C10AA.
 */
export const classesNamed: readonly { called: RegExp; holds: RegExp }[] = [
  { called: /\bpenici/, holds: /cilin$|^sultamicil|^sulbactam$|^clavulan/ },
  { called: /\bbeta ?-?lactam/, holds: /cilin$|^sultamicil|^cef|penem$/ },
  { called: /\b(?:cefalosporin|cefa\b)/, holds: /^cef/ },
  { called: /\bsulfa(?:mid|\b)|\bsulfonamid/, holds: /^sulfa(?!t)/ },
  {
    called: /\bnsaid|khang viem khong steroid|khang viem non ?-?steroid/,
    holds:
      /^(?:aspirin|diclofenac|aceclofenac|naproxen|indometacin|ketorolac|mefenamic|nimesulid)|profen$|oxicam$|coxib$/,
  },
  { called: /\bmacrolid/, holds: /romicin$|^spiramicin/ },
  { called: /quinolon/, holds: /floxacin$/ },
  { called: /\btetraciclin/, holds: /ciclin$/ },
  { called: /\bstatin/, holds: /vastatin$/ },
]
