/**
 * What people have to do. Only of these "-ing" and "-ed" surely are endings; of anything else they may be another word:
 * "stockings", "United". Not here: verbs whose "-ing" is a thing of its own, such as booking, building, painting, parking.
 */
export const KNOWN_VERBS: ReadonlySet<string> = new Set(
  (
    "add answer apply arrange ask assemble attend bake bring brush buy call cancel carry change charge chase check choose " +
    "clean clear close collect compare complete confirm contact cook copy deliver discuss donate download drive dust email " +
    "empty exercise feed file fill finish fix fold follow freeze get give handle help hire hoover install invite iron jog " +
    "learn mail measure mop move mow order organise organize pack pay phone pick plan polish post practice practise prepare " +
    "print publish reach read remove renew rent repair replace reply research reserve return review schedule scrub sell " +
    "send shop shovel sign sort study submit sweep swim talk thank throw tidy tie translate travel unpack update upload " +
    "vacuum visit walk wash watch water weed wipe work wrap write"
  ).split(" "),
);
