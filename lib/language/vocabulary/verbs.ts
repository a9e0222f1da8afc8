/**
 * What is done. "deed" is what people write on a list; the others tell one deed in the words of another ("got the milk" was
 * to buy it), or what a list is told. Irregular forms stand in brackets, "~" where the object may: "pick ~ up".
 */
export const VERBS = `
  abolish  deletes
  accept  deed
  accomplish  completes generic
  acquire  deed fetches
  activate  deed
  adapt  deed
  add  deed
  add to  deed
  add ~ up  deed
  adjust  deed changes
  adopt  deed
  advertise  deed
  advise  deed
  aerate  deed
  agree on  deed
  air  deed
  align  deed
  allowlist  deed
  alphabetise  deed
  alphabetize  deed
  alter  deed changes
  amend  deed changes
  analyse  deed
  analyze  deed
  annotate  deed
  announce  deed
  answer  deed
  apologise  deed
  apologise to  deed
  apologize  deed
  apologize to  deed
  appeal  deed
  appeal against  deed
  apply  deed
  apply for  deed
  apply to  deed
  appoint  deed
  appraise  deed
  approve  deed
  archive  deed
  arrange  deed books
  arrange for  deed
  arrive  remarks
  ask  deed
  ask about  deed
  ask for  deed
  ask ~ out  deed
  assemble  deed
  assess  deed
  assign  deed
  assist  deed
  attach  deed
  attempt  deed
  attend  deed visits
  attend to  deed generic
  attest  deed
  auction  deed
  audit  deed
  audition  deed
  audition for  deed
  authenticate  deed
  authorise  deed
  authorize  deed
  automate  deed
  axe  deletes also-thing
  babyproof  deed
  babysit (babysat)  deed
  back ~ up  deed
  backpack  deed
  backport  deed
  bag  deed packs
  bag ~ up  deed packs
  bait  deed
  bake  deed cooks
  balance  deed
  bale  deed
  bandage  deed
  bank  deed
  baptise  deed
  baptize  deed
  barbecue  deed cooks
  baste  deed cooks
  bat  deed
  batch-cook  deed cooks
  bath  deed
  bathe  deed
  batten ~ down  deed
  bbq  deed cooks
  bead  deed
  beat (beat beaten)  deed
  bed ~ out  deed plants
  begin (began begun)  deed starts
  benchmark  deed
  bid for (bid)  deed
  bid on (bid)  deed
  bike  deed
  bill  deed
  bill ~ out  deed
  bin  deletes also-thing
  bind (bound)  deed
  blacklist  deed
  blanch  deed cooks
  bleach  deed
  bleed (bled)  deed
  blend  deed
  block  deed
  blog  deed
  blog about  deed
  blow ~ up (blew blown)  deed
  board  deed
  board ~ up  deed
  boil  deed cooks
  bolt  deed
  bone up on  deed studies
  book  deed books
  book ~ in  deed books
  bookmark  deed
  boot ~ up  deed starts
  borrow  deed
  bottle  deed cooks
  bottle-feed (bottle-fed)  deed feeds
  bowl  deed
  box  deed
  box ~ up  deed packs
  braid  deed
  brainstorm  deed
  braise  deed cooks
  braze  deed
  break ~ down (broke broken)  deed
  break ~ up (broke broken)  deed
  break up with (broke broken)  deed
  breastfeed (breastfed)  deed feeds
  breathe  deed
  breed (bred)  deed
  brew  deed cooks
  brief  deed
  bring (brought)  deed
  bring ~ along (brought)  deed
  bring ~ back (brought)  deed sends
  bring ~ down (brought)  deed
  bring ~ forward (brought)  changes
  bring ~ in (brought)  deed
  bring ~ inside (brought)  deed
  bring ~ over (brought)  deed
  bring ~ round (brought)  deed
  bring ~ up (brought)  deed
  bring ~ up to date (brought)  deed
  broil  deed cooks
  browse  deed reads
  brush  deed
  brush up on  deed studies
  budget  deed
  buff  deed
  build (built)  deed
  bump  changes
  burn (burned burnt)  deed
  burp  deed
  bury  deed
  busk  deed
  buy (bought)  deed fetches
  cache  deed
  calibrate  deed
  call  deed reaches
  call ~ back  deed reaches
  call in on  deed visits
  call ~ off  deed ends
  call on  deed visits
  call ~ up  deed reaches
  camp  deed
  campaign for  deed
  cancel  deed ends deletes
  canvass  deed
  caption  deed
  caramelise  deed cooks
  caramelize  deed cooks
  care for  deed
  carry  deed
  carry ~ out  deed generic
  carve  deed
  cash  deed
  cash ~ in  deed
  cast (cast)  deed
  cast ~ on (cast)  deed
  cat-sit (cat-sat)  deed
  catalog  deed
  catalogue  deed
  catch (caught)  deed
  catch up (caught)  deed
  catch up on (caught)  deed
  catch up with (caught)  deed visits
  categorise  deed
  categorize  deed
  cater for  deed
  caulk  deed
  celebrate  deed
  cement  deed
  certify  deed
  chair  deed
  change  deed mends changes
  change ~ over  deed mends
  chant  deed
  charge  deed
  chase  deed
  chase ~ up  deed
  check  deed
  check for  deed
  check ~ in  deed
  check in for  deed
  check in on  deed visits
  check in with  deed reaches
  check ~ off  completes generic
  check on  deed
  check ~ out  deed
  check out of  deed
  check up on  deed
  check with  deed
  cherry-pick  deed
  childproof  deed
  chill  deed
  chip in for  deed pays
  chisel  deed
  choose (chose chosen)  deed
  chop  deed cooks
  chop ~ down  deed
  chop ~ up  deed
  christen  deed
  chuck ~ away  deed deletes
  chuck ~ out  deed deletes
  circulate  deed sends
  cite  deed
  clad (clad)  deed
  claim  deed
  claim ~ back  deed
  clarify  deed
  classify  deed
  clean  deed cleans
  clean ~ off  deed cleans
  clean ~ out  deed cleans
  clean ~ up  deed cleans
  clear  deed deletes
  clear ~ away  deed
  clear ~ off  deed pays
  clear ~ out  deed
  clear ~ up  deed cleans
  climb  deed
  clip  deed
  clock in  deed
  clock out  deed
  clone  deed
  close  deed ends completes
  close ~ down  deed ends
  close ~ out  deed ends completes
  coach  deed
  code  deed
  cold-call  deed
  collate  deed
  collect  deed fetches
  come (came come)  remarks
  commemorate  deed
  commit  deed
  compare  deed
  compete in  deed
  compile  deed
  complain about  deed
  complain to  deed
  complete  completes generic
  compliment  deed
  compose  deed writes
  compost  deed
  compress  deed
  concrete  deed
  conduct  deed
  confess  deed
  configure  deed
  confirm  deed
  congratulate  deed
  connect  deed
  consolidate  deed
  consult  deed
  contact  deed reaches
  containerise  deed
  containerize  deed
  contest  deed
  contribute to  deed
  convert  deed
  cook  deed cooks
  cool down  deed
  coordinate  deed
  coppice  deed
  copy  deed
  copy ~ out  deed writes
  core  deed
  cost (cost)  remarks
  count  deed
  countersign  deed
  courier  deed sends
  cover  deed
  cover for  deed
  cover ~ up  deed
  craft  deed
  cram  deed studies
  cram for  deed studies
  crash  remarks
  crate-train  deed
  cremate  deed
  crimp  deed
  crochet  deed
  crop  deed
  cross ~ off  completes generic
  cross ~ out  completes generic
  cross-stitch  deed
  crowdfund  deed
  crush  deed cooks
  cuddle  deed
  cull  deed
  cure  deed cooks
  curl  deed
  customise  deed
  customize  deed
  cut (cut)  deed
  cut ~ back (cut)  deed
  cut ~ down (cut)  deed
  cut down on (cut)  deed
  cut ~ off (cut)  deed
  cut ~ out (cut)  deed
  cut ~ up (cut)  deed
  cycle  deed
  cycle to  deed visits
  damp-proof  deed
  dampproof  deed
  dance  deed
  darn  deed mends
  date  deed
  de-flea  deed
  de-ice  deed
  de-worm  deed
  deactivate  deed ends
  deadhead  deed
  deal with (dealt)  deed generic
  debone  deed
  debrief  deed
  debug  deed mends
  decant  deed
  decide  deed
  decide on  deed
  declare  deed
  decline  deed
  declutter  deed cleans
  decommission  deed
  decorate  deed
  decrypt  deed
  deduct  deed
  deep-clean  deed cleans
  deep-fry  deed cooks
  defend  deed
  defer  deed changes
  defrag  deed
  defragment  deed
  defrost  deed
  degrease  deed cleans
  delay  deed changes
  delegate  deed
  delete  deletes
  deliver  deed sends
  delve into  deed
  demo  deed
  demolish  deed
  deploy  deed
  deposit  deed
  deprecate  deed
  deregister  deed
  derive  deed
  descale  deed cleans
  design  deed
  detach  deed
  develop  deed
  deworm  deed
  diagnose  deed
  dial  deed reaches
  dice  deed cooks
  die  remarks
  diet  deed
  dig (dug)  deed
  dig into (dug)  deed
  dig ~ out (dug)  deed
  dig ~ over (dug)  deed
  dig ~ up (dug)  deed
  digitise  deed
  digitize  deed
  disable  deed
  disassemble  deed
  discard  deletes
  disconnect  deed ends
  discontinue  deed ends
  discuss  deed
  dish ~ up  deed cooks
  disinfect  deed cleans
  dismantle  deed
  dispatch  deed sends
  dispose of  deed
  dispute  deed
  dissect  deed
  distribute  deed sends
  ditch  deletes
  dive  deed
  divide  deed
  do (did done)  deed cleans generic
  do away with (did done)  deletes
  do ~ up (did done)  deed
  dockerise  deed
  dockerize  deed
  document  deed
  dog-sit (dog-sat)  deed
  donate  deed
  donate to  deed
  double-check  deed
  downgrade  deed
  download  deed
  draft  deed writes
  drag  deed
  drain  deed
  draw (drew drawn)  deed
  draw ~ up (drew drawn)  deed writes
  dress  deed
  dress ~ up  deed
  drill  deed
  drink (drank drunk)  deed
  drive (drove driven)  deed
  drive ~ home (drove driven)  deed
  drive to (drove driven)  deed visits
  drop  deed deletes also-thing
  drop by  deed visits
  drop in on  deed visits
  drop ~ off  deed sends
  drop out of  deed ends
  drop ~ round  deed sends
  drum  deed
  dry  deed cooks
  dry ~ off  deed
  dry ~ out  deed
  dry ~ up  deed
  dry-clean  deed cleans
  dump  deed deletes
  dust  deed cleans
  dust ~ off  deed cleans
  dye  deed
  e-mail  deed reaches sends
  earth ~ up  deed
  eat (ate eaten)  deed
  eat ~ up (ate eaten)  deed
  edge  deed
  edit  deed changes
  eliminate  deletes
  email  deed reaches sends
  emboss  deed
  embroider  deed
  empty  deed
  enable  deed
  enclose  deed
  encrypt  deed
  end  deed ends
  endorse  deed
  engrave  deed
  enquire about  deed
  enrol  deed
  enrol in  deed
  enrol on  deed
  enroll  deed
  enroll in  deed
  enter  deed
  equip  deed
  erase  deletes
  erect  deed
  escalate  deed
  escort  deed
  establish  deed
  estimate  deed
  etch  deed
  evaluate  deed
  examine  deed
  excavate  deed
  exchange  deed
  exercise  deed
  exfoliate  deed
  expand  deed
  expense  deed
  experiment with  deed
  explain  deed
  explore  deed
  export  deed
  extend  deed changes
  exterminate  deed
  facetime  deed reaches
  facilitate  deed
  factor ~ out  deed
  factory-reset (factory-reset)  deed
  fail  remarks
  fall (fell fallen)  remarks
  fast  deed
  fasten  deed
  fax  deed sends
  feed (fed)  deed feeds
  felicitate  deed
  fence  deed
  fence ~ off  deed
  ferment  deed cooks
  fertilise  deed feeds
  fertilize  deed feeds
  fetch  deed fetches
  figure ~ out  deed
  file  deed sends
  file ~ away  deed
  file ~ down  deed
  fill  deed
  fill ~ in  deed
  fill ~ out  deed
  fill ~ up  deed
  fill up with  deed
  fillet  deed
  film  deed
  finalise  deed
  finalize  deed
  finance  deed
  find (found)  deed
  find ~ out (found)  deed
  fine-tune  deed
  finish  deed completes generic
  finish ~ off  deed completes generic
  finish ~ up  deed completes generic
  fire  deed
  fire ~ up  deed starts
  fish  deed
  fit  deed
  fix  deed mends
  fix a date  deed books
  fix ~ up  deed mends
  flag  changes
  flesh ~ out  deed
  flick through  deed reads
  flip  deed
  floss  deed
  flush  deed
  fly (flew flown)  deed
  fly to (flew flown)  deed visits
  foam-roll  deed
  fold  deed
  fold ~ up  deed
  follow  deed
  follow up  deed
  follow up on  deed
  follow up with  deed reaches
  footnote  deed
  forecast (forecast)  deed
  forge  deed
  forget (forgot forgotten)  lets-go-of
  forget about (forgot forgotten)  lets-go-of
  fork  deed
  format  deed
  forward  deed sends
  frame  deed
  free ~ up  deed
  freeze (froze frozen)  deed cooks
  freshen ~ up  deed
  frost  deed cooks
  fry  deed cooks
  fry ~ up  deed cooks
  fuel  deed
  fumigate  deed
  fund  deed
  fundraise  deed
  fundraise for  deed
  furnish  deed
  gargle  deed
  garnish  deed
  gas ~ up  deed
  gather  deed
  generate  deed
  get (got gotten)  deed fetches
  get ~ back (got gotten)  deed
  get back to (got gotten)  deed reaches
  get ~ checked (got gotten)  deed
  get ~ done (got gotten)  deed generic
  get ~ down (got gotten)  deed
  get ~ fixed (got gotten)  deed
  get going on (got gotten)  deed starts
  get hold of (got gotten)  deed reaches
  get ~ in (got gotten)  deed fetches
  get in touch with (got gotten)  deed reaches
  get ~ out (got gotten)  deed
  get ~ ready (got gotten)  deed
  get rid of (got gotten)  deletes
  get ~ sorted (got gotten)  deed generic
  get started on (got gotten)  deed starts
  get up to date with (got gotten)  deed
  gift  deed
  gild  deed
  give (gave given)  deed
  glaze  deed
  glue  deed
  glue ~ on  deed
  go (went gone)  remarks
  go along to (went gone)  deed visits
  go around to (went gone)  deed visits
  go back to (went gone)  deed visits
  go camping (went gone)  deed
  go cycling (went gone)  deed
  go dancing (went gone)  deed
  go down to (went gone)  deed visits
  go fishing (went gone)  deed
  go for (went gone)  deed
  go hiking (went gone)  deed
  go jogging (went gone)  deed
  go out for (went gone)  deed fetches
  go out with (went gone)  deed
  go over (went gone)  deed reads
  go over to (went gone)  deed visits
  go round to (went gone)  deed visits
  go running (went gone)  deed
  go shopping (went gone)  deed
  go swimming (went gone)  deed
  go through (went gone)  deed reads
  go to (went gone)  deed visits
  golf  deed
  grab  deed fetches
  grade  deed
  graduate  deed
  graft  deed
  grate  deed cooks
  gravel  deed
  grease  deed
  grill  deed cooks
  grind (ground)  deed cooks
  grit  deed
  groom  deed
  grout  deed
  grow (grew grown)  deed plants
  gut  deed
  hack ~ back  deed
  haggle  deed
  hammer  deed
  hand ~ back  deed sends
  hand ~ down  deed
  hand ~ in  deed sends
  hand ~ out  deed sends
  hand ~ over  deed sends
  hand-deliver  deed
  hand-wash  deed cleans
  handle  deed generic
  hang (hung)  deed
  hang ~ out (hung)  deed
  hang ~ up (hung)  deed
  happen  remarks
  harmonise  deed
  harmonize  deed
  harvest  deed
  hatch  deed
  haul  deed
  head for  deed
  head out to  deed
  head to  deed visits
  heat  deed cooks
  heat ~ up  deed cooks
  help  deed
  help ~ out  deed
  help with  deed
  hem  deed
  herd  deed
  highlight  deed
  hike  deed
  hire  deed
  hire ~ out  deed
  hitchhike  deed
  hoe  deed
  hoist  deed
  hold (held)  deed
  hook ~ up  deed
  hoover  deed cleans hoovers
  hoover ~ up  deed cleans
  hose  deed waters
  hose ~ down  deed cleans
  hose ~ out  deed
  host  deed
  hot-glue  deed
  hotfix  deed mends
  house-sit (house-sat)  deed
  hurt (hurt)  remarks
  hydrate  deed
  ice  deed cooks
  ice-skate  deed
  identify  deed
  illustrate  deed
  immerse  deed
  immunise  deed
  immunize  deed
  implement  deed
  import  deed
  improve  deed
  incubate  deed
  index  deed
  inflate  deed
  inform  deed reaches
  initial  deed
  initiate  deed starts
  inject  deed
  input (input)  deed
  inquire about  deed
  inspect  deed
  install  deed
  instrument  deed
  insulate  deed
  insure  deed
  integrate  deed
  intercede for  deed
  interview  deed
  introduce  deed
  inventory  deed
  invest  deed
  invest in  deed
  investigate  deed
  invite  deed
  invite ~ over  deed
  invite ~ round  deed
  invoice  deed
  iron  deed
  iron ~ out  deed
  irrigate  deed waters
  issue  deed
  itemise  deed
  itemize  deed
  jack ~ up  deed
  jailbreak  deed
  jam with  deed
  jet-wash  deed cleans
  jog  deed
  join  deed
  jot ~ down  deed writes
  journal  deed
  juice  deed
  jump-start  deed
  jumpstart  deed
  kayak  deed
  keep (kept)  remarks
  keep an eye on (kept)  deed
  keep in touch with (kept)  deed reaches
  keep track of (kept)  deed
  keep up with (kept)  deed
  key ~ in  deed
  kick ~ off  deed starts
  kill  deletes
  knead  deed cooks
  kneel (knelt)  deed
  knit (knitted knit)  deed
  knock ~ down  deed
  knock ~ out  deed generic
  knock ~ through  deed
  label  deed
  label ~ up  deed
  lace ~ up  deed
  laminate  deed
  launch  deed starts
  launder  deed cleans
  lay (laid)  deed
  lay ~ off (laid)  deed
  lead (led)  deed
  leaf through  deed reads
  learn (learnt learned)  deed studies
  learn about (learned learnt)  deed studies
  lease  deed
  leave (left)  deed
  legalise  deed
  legalize  deed
  lend (lent)  deed
  lengthen  deed
  let ~ know (let)  deed reaches
  let ~ out (let)  deed
  level  deed
  liaise with  deed reaches
  lie down (lay lain)  deed
  lift  deed
  light  deed
  line  deed
  line ~ up  deed
  line up for  deed
  lint  deed
  list  deed
  listen to  deed
  litter-pick  deed
  live  remarks
  load  deed
  load ~ up  deed
  loan  deed
  localise  deed
  localize  deed
  locate  deed
  lock  deed
  lock ~ up  deed
  lodge  deed sends
  log  deed
  log in to  deed
  log into  deed
  log on to  deed
  log out of  deed
  look after  deed
  look at  deed
  look for  deed
  look in on  deed visits
  look into  deed
  look out for  deed
  look ~ over  deed
  look through  deed reads
  look ~ up  deed
  loosen  deed
  lop  deed
  lop ~ off  deed
  lose (lost)  deletes remarks
  lower  deed changes
  lubricate  deed
  machine-wash  deed cleans
  mail  deed sends
  mail ~ out  deed sends
  make (made)  deed cooks changes
  make a booking (made)  deed books
  make a list of (made)  deed
  make a reservation (made)  deed books
  make a start on (made)  deed starts
  make an appointment (made)  deed books
  make plans for (made)  deed
  make room for (made)  deed
  make time for (made)  deed
  make up with (made)  deed
  manage  deed generic
  manicure  deed
  map  deed
  map ~ out  deed
  march  deed
  marinate  deed cooks
  mark  deed changes
  market  deed
  marry  deed
  mash  deed cooks
  massage  deed
  master  deed
  match  deed
  matter  remarks
  mean (meant)  remarks
  measure  deed
  meditate  deed
  meet (met)  deed visits
  meet up with (met)  deed visits
  meet with (met)  deed visits
  melt  deed
  memorise  deed studies
  memorize  deed studies
  mend  deed mends
  mentor  deed
  merge  deed
  message  deed reaches
  microchip  deed
  microwave  deed cooks
  migrate  deed
  milk  deed
  mill  deed
  mince  deed cooks
  minify  deed
  minute  deed
  mist  deed waters
  mix  deed
  mix ~ down  deed
  mock  deed
  moderate  deed
  modify  changes
  modularise  deed
  modularize  deed
  moisturise  deed
  moisturize  deed
  mold  deed
  monitor  deed
  mop  deed cleans
  mop ~ up  deed cleans
  mortgage  deed
  mould  deed
  mount  deed
  move  deed changes
  move house  deed
  move ~ in  deed
  move into  deed
  move ~ out  deed
  move out of  deed
  move to  deed
  mow (mowed mown)  deed
  muck ~ out  deed cleans
  mug ~ up  deed studies
  mulch  deed
  mute  deed
  nail  deed
  nail ~ down  deed
  name  deed
  narrow ~ down  deed
  negotiate  deed
  network  deed
  network with  deed
  neuter  deed
  nip out for  deed fetches
  nip to  deed visits
  nix  deletes
  nominate  deed
  notarise  deed
  notarize  deed
  note ~ down  deed writes
  notify  deed reaches
  nudge  deed
  nuke  deletes
  number  deed
  nurse  deed
  object to  deed
  obtain  deed fetches
  offboard  deed
  offer  deed
  oil  deed
  onboard  deed
  open  deed
  open ~ up  deed
  opt out of  deed ends
  optimise  deed
  optimize  deed
  order  deed fetches
  organise  deed books
  organize  deed books
  outline  deed
  outsource  deed
  overhaul  deed mends
  oversee (oversaw overseen)  deed
  overseed  deed plants
  pack  deed packs
  pack ~ away  deed packs
  pack for  deed packs
  pack ~ up  deed packs
  paddle  deed
  paint  deed
  paint ~ over  deed
  pair  deed
  pair with  deed
  pan-fry  deed cooks
  paraphrase  deed
  parboil  deed cooks
  parcel ~ up  deed packs
  pare ~ down  deed
  park  deed
  parse  deed
  part-exchange  deed
  pass  remarks
  pass ~ on  deed sends
  patch  deed mends
  patch ~ up  deed mends
  pave  deed
  pay (paid)  deed pays
  pay ~ back (paid)  deed pays
  pay ~ down (paid)  deed pays
  pay for (paid)  deed pays
  pay ~ in (paid)  deed
  pay ~ off (paid)  deed pays
  pedal  deed
  peel  deed cooks
  pencil ~ in  deed books
  perform  deed
  peruse  deed reads
  pet-sit (pet-sat)  deed
  petition  deed
  phone  deed reaches
  phone ~ back  deed reaches
  phone ~ up  deed reaches
  photocopy  deed
  photograph  deed
  photoshop  deed
  photostat  deed
  pick  deed
  pick ~ out  deed
  pick ~ up  deed fetches
  pickle  deed cooks
  pin  deed
  pin ~ up  deed
  pinch ~ off  deed
  pinch ~ out  deed
  ping  deed reaches
  pit  deed cooks
  pitch  deed
  pitch to  deed
  place  deed
  place an order for  deed
  plait  deed
  plan  deed
  plan ~ out  deed
  plane  deed
  plant  deed plants
  plant ~ out  deed plants
  plant ~ up  deed plants
  plaster  deed
  play  deed
  pleat  deed
  plot  deed
  plough  deed
  plow  deed
  pluck  deed
  plug  deed
  plug ~ in  deed
  plumb  deed
  plumb ~ in  deed
  poach  deed cooks
  point  deed
  polish  deed
  poll  deed
  pollard  deed
  pollinate  deed
  pop in on  deed visits
  pop into  deed visits
  pop out for  deed fetches
  pop over to  deed visits
  pop to  deed visits
  port  deed
  post  deed sends
  post ~ off  deed sends
  postpone  deed changes
  pot  deed plants
  pot ~ on  deed plants
  pot ~ up  deed plants
  potty-train  deed
  pour  deed
  power-wash  deed cleans
  practice  deed studies
  practice for  deed studies
  practise  deed studies
  practise for  deed studies
  pray  deed
  pray for  deed
  pre-book  deed books
  preach  deed
  prebook  deed books
  preheat  deed
  prep  deed cooks
  prep for  deed studies
  prepare  deed cooks
  prepare for  deed studies
  prepay (prepaid)  deed pays
  prepone  deed changes
  present  deed
  present to  deed
  preserve  deed cooks
  press  deed
  pressure-test  deed
  pressure-wash  deed cleans
  prick ~ out  deed plants
  prime  deed
  print  deed
  print ~ off  deed
  print ~ out  deed
  prioritise  deed
  prioritize  deed
  process  deed generic
  procure  deed fetches
  profile  deed
  program  deed
  programme  deed
  promote  deed
  proof  deed
  proofread (proofread)  deed reads
  propagate  deed plants
  propose  deed
  propose to  deed
  protect  deed
  protest  deed
  protest against  deed
  prototype  deed
  provision  deed
  prune  deed
  prune ~ back  deed
  publish  deed
  pull  deed
  pull ~ apart  deed
  pull ~ down  deed
  pull ~ out  deed
  pull ~ up  deed
  pump  deed
  pump ~ up  deed
  punch  deed
  punch ~ in  deed
  purchase  deed fetches
  puree  deed cooks
  purge  deed deletes
  push  deed changes
  push ~ back  changes
  put (put)  deed changes
  put ~ aside (put)  deed
  put ~ away (put)  deed
  put ~ back (put)  deed
  put ~ down (put)  deed
  put ~ forward (put)  deed
  put ~ in (put)  deed
  put in for (put)  deed
  put ~ off (put)  changes
  put ~ on (put)  deed starts
  put ~ out (put)  deed
  put ~ to bed (put)  deed
  put ~ together (put)  deed
  put ~ up (put)  deed
  query  deed
  queue for  deed
  queue up for  deed
  quilt  deed
  quit (quit)  deed ends
  quiz  deed
  quote  deed
  quote for  deed
  race  deed
  rain  remarks
  raise  deed changes
  rake  deed
  rake ~ up  deed
  rate  deed
  re-cover  deed
  reach  deed reaches
  reach out to  deed reaches
  read (read)  deed reads
  read about (read)  deed reads
  read over (read)  deed reads
  read through (read)  deed reads
  read to (read)  deed
  read up about (read)  deed studies
  read up on (read)  deed studies
  reapply  deed
  reapply for  deed
  rearrange  deed books
  reassemble  deed
  reassess  deed
  reattach  deed
  rebase  deed
  rebook  deed books
  reboot  deed
  rebrand  deed
  rebuild (rebuilt)  deed
  recharge  deed
  reclaim  deed
  recommend  deed
  reconcile  deed
  recondition  deed mends
  reconfigure  deed
  reconnect  deed
  reconnect with  deed reaches
  record  deed
  recover  deed
  recruit  deed
  recycle  deed
  redecorate  deed
  redeem  deed
  redeploy  deed
  redesign  deed
  redo (redid redone)  deed
  redownload  deed
  redraft  deed writes
  redraw (redrew redrawn)  deed
  refactor  deed
  refer  deed
  referee  deed
  reference  deed
  refill  deed
  refinance  deed
  refinish  deed
  refit  deed
  reformat  deed
  refresh  deed
  refrigerate  deed
  refuel  deed
  refund  deed
  refurbish  deed mends
  regenerate  deed
  regift  deed
  register  deed
  register for  deed books
  register with  deed
  reglaze  deed
  regrout  deed
  rehang (rehung)  deed
  rehearse  deed studies
  reheat  deed cooks
  reheel  deed
  rehire  deed
  rehome  deed
  reimburse  deed pays
  reinforce  deed
  reinstall  deed
  reissue  deed
  reject  deed
  rejoin  deed
  rekey  deed
  relax  deed
  relearn (relearned relearnt)  deed studies
  release  deed
  reline  deed
  reload  deed
  relocate  deed
  remind  deed
  remit  deed pays
  remix  deed
  remodel  deed
  remortgage  deed
  remove  deed deletes
  rename  deed changes
  render  deed
  renegotiate  deed
  renew  deed
  renovate  deed
  rent  deed
  rent ~ out  deed
  renumber  deed
  reopen  deed reopens
  reorder  deed fetches
  reorganise  deed
  reorganize  deed
  repack  deed packs
  repaint  deed
  repair  deed mends
  repave  deed
  repay (repaid)  deed pays
  repeat  deed changes
  rephrase  deed
  replace  deed mends
  replant  deed plants
  replaster  deed
  replenish  deed
  reply  deed
  reply to  deed reaches
  repoint  deed
  report  deed
  report on  deed
  report to  deed
  repot  deed plants
  reprint  deed
  reproduce  deed
  request  deed
  reread (reread)  deed reads
  reroof  deed
  rerun (reran rerun)  deed
  reschedule  deed books changes
  rescue  deed
  reseal  deed
  research  deed
  reseed  deed plants
  resell (resold)  deed
  resend (resent)  deed sends
  reserve  deed books
  reset (reset)  deed
  resign  deed
  resign from  deed ends
  resit (resat)  deed
  resize  deed
  resole  deed
  resolve  deed mends completes
  respond  deed
  respond to  deed reaches
  respray  deed
  rest  deed
  restart  deed starts
  restock  deed
  restore  deed mends
  restring (restrung)  deed
  restructure  deed
  retake (retook retaken)  deed
  retest  deed
  retile  deed
  retitle  changes
  retrain  deed
  retrieve  deed
  retrofit  deed
  return  deed sends
  return to  deed
  reunite with  deed
  reupholster  deed
  reupload  deed
  reuse  deed
  revert  deed
  revert to  deed reaches
  review  deed reads
  revise  deed studies changes
  revise for  deed studies
  reward  deed
  rewash  deed cleans
  rewind (rewound)  deed
  rewire  deed
  rewrite (rewrote rewritten)  deed writes
  ride (rode ridden)  deed
  ring (rang rung)  deed reaches
  ring ~ back (rang rung)  deed reaches
  ring ~ up (rang rung)  deed reaches
  rinse  deed cleans
  rinse ~ out  deed cleans
  rip  deed
  rip ~ out  deed
  rivet  deed
  roast  deed cooks
  rock  remarks
  roll  deed
  roll ~ back  deed
  roll ~ out  deed
  roll ~ up  deed
  roller-skate  deed
  rotate  deed
  rout  deed
  route  deed
  row  deed
  rsvp  deed
  rsvp to  deed
  rub  deed
  rule ~ out  deed
  run (ran run)  deed
  run ~ past (ran run)  deed
  run through (ran run)  deed
  run to (ran run)  deed visits
  rustle ~ up  deed cooks
  rustproof  deed
  saddle  deed
  sail  deed
  salt  deed cooks
  sample  deed
  sand  deed
  sand ~ down  deed
  sandblast  deed
  sanitise  deed cleans
  sanitize  deed cleans
  saute (sauteed)  deed cooks
  save  deed
  save up for  deed
  saw (sawed sawn)  deed
  saw ~ off (sawed sawn)  deed
  say hi to (said)  deed reaches
  say sorry to (said)  deed reaches
  say thanks to (said)  deed reaches
  scaffold  deed
  scale  deed
  scale ~ down  deed
  scale ~ up  deed
  scan  deed
  scan ~ in  deed
  scarify  deed
  scatter  deed
  schedule  deed books
  scope  deed
  scour  deed cleans
  scramble  deed cooks
  scrap  deletes also-thing
  scrapbook  deed
  scrape  deed
  scratch  deletes also-thing
  screed  deed
  screen  deed
  screenshot  deed
  screw  deed
  screw ~ down  deed
  screw ~ in  deed
  script  deed
  scrub  deed cleans
  scrub ~ down  deed cleans
  sculpt  deed
  seal  deed
  seal ~ up  deed
  sear  deed cooks
  search  deed
  search for  deed
  season  deed cooks
  secure  deed
  see (saw seen)  deed visits
  see ~ off (saw seen)  deed
  see to (saw seen)  deed generic
  seed  deed
  seem  remarks
  select  deed
  sell (sold)  deed
  sell ~ off (sold)  deed
  send (sent)  deed sends
  send ~ back (sent)  deed sends
  send ~ in (sent)  deed sends
  send ~ off (sent)  deed sends
  send ~ out (sent)  deed sends
  send ~ over (sent)  deed sends
  separate  deed
  serve  deed
  service  deed
  set (set)  deed changes
  set a date for (set)  deed books
  set ~ aside (set)  deed
  set off for (set)  deed
  set ~ up (set)  deed books
  settle  deed pays
  settle ~ up  deed pays
  sew (sewed sewn)  deed
  sew ~ in (sewed sewn)  deed
  sew ~ on (sewed sewn)  deed
  sew ~ up (sewed sewn)  deed
  shake (shook shaken)  deed
  shampoo  deed cleans
  share  deed
  sharpen  deed
  shave  deed
  shear (sheared shorn)  deed
  shell  deed
  shift  changes
  shine  deed
  ship  deed sends
  ship ~ out  deed sends
  shoot (shot)  deed
  shop  deed
  shop around for  deed fetches
  shop at  deed
  shop for  deed fetches
  shorten  deed
  shortlist  deed
  shovel  deed
  show (showed shown)  deed
  shower  deed
  shred  deed
  shut (shut)  deed
  shut ~ down (shut)  deed ends
  sideload  deed
  sieve  deed
  sift  deed
  sift through  deed
  sight-read (sight-read)  deed
  sightsee (sightsaw sightseen)  deed
  sign  deed
  sign for  deed
  sign in to  deed
  sign ~ off  deed
  sign off on  deed
  sign ~ out  deed
  sign out of  deed
  sign ~ over  deed
  sign up  deed
  sign up for  deed books
  sign up to  deed
  simmer  deed cooks
  simplify  deed
  sing (sang sung)  deed studies
  sit (sat)  deed
  skate  deed
  skateboard  deed
  sketch  deed
  sketch ~ out  deed
  ski  deed
  skim  deed reads
  skim through  deed reads
  skype  deed reaches
  sleep (slept)  deed
  sleep-train  deed
  slice  deed cooks
  slide (slid)  changes
  slow-cook  deed cooks
  smell  remarks
  smoke  deed cooks
  smoke-test  deed
  smooth  deed
  snap ~ up  deed fetches
  snooze  changes
  snorkel  deed
  snow  remarks
  snowboard  deed
  soak  deed
  soften  deed
  solder  deed
  solve  deed
  sort  deed generic
  sort ~ out  deed mends generic
  sort through  deed
  soundproof  deed
  source  deed fetches
  sow (sowed sown)  deed plants
  spay  deed
  speak at (spoke spoken)  deed
  speak to (spoke spoken)  deed reaches
  speak with (spoke spoken)  deed reaches
  specify  deed
  speed-read (speed-read)  deed reads
  spin (spun)  deed
  spin ~ up (spun)  deed
  splice  deed
  split (split)  deed
  split ~ out (split)  deed
  split ~ up (split)  deed
  sponge  deed cleans
  sponsor  deed
  spoon-feed (spoon-fed)  deed feeds
  spray  deed
  spread (spread)  deed
  spring-clean  deed cleans
  sprinkle  deed
  spruce ~ up  deed cleans
  squash  deed
  squat  deed
  squeeze  deed
  stack  deed
  stack ~ up  deed
  staff  deed
  stain  deed
  stake  deed
  stamp  deed
  stand in for (stood)  deed
  standardise  deed
  standardize  deed
  staple  deed
  starch  deed
  start  deed starts
  start on  deed starts
  start ~ up  deed starts
  stash  deed
  steam  deed cooks
  steam-clean  deed cleans
  stencil  deed
  sterilise  deed cleans
  sterilize  deed cleans
  stew  deed cooks
  stick (stuck)  deed
  stir  deed
  stir-fry  deed cooks
  stitch  deed
  stitch ~ up  deed
  stock  deed
  stock up on  deed fetches
  stocktake  deed
  stop  deed ends
  stop by  deed visits
  store  deed
  stow  deed
  straighten  deed
  straighten ~ up  deed cleans
  strain  deed
  stream  deed
  streamline  deed
  stress-test  deed
  stretch  deed
  strike (struck)  deed deletes
  strike ~ off (struck)  completes generic
  strim  deed
  string (strung)  deed
  strip  deed
  strip ~ off  deed
  structure  deed
  strum  deed
  stub  deed
  stub ~ out  deed
  study  deed studies
  study for  deed studies
  stuff  deed cooks
  subcontract  deed
  submit  deed sends
  subscribe  deed
  subscribe to  deed
  suck  remarks
  suit  remarks
  sum ~ up  deed
  summarise  deed
  summarize  deed
  supervise  deed
  supply  deed
  support  deed
  surf  deed
  survey  deed
  swab  deed cleans
  swaddle  deed
  swap  deed
  swap ~ out  deed mends
  swap ~ over  deed
  sweep (swept)  deed cleans
  sweep ~ out (swept)  deed cleans
  sweep ~ up (swept)  deed cleans
  swim (swam swum)  deed
  swing by (swung)  deed visits
  switch  deed changes
  switch ~ off  deed ends
  switch ~ on  deed starts
  swot for  deed studies
  swot up on  deed studies
  sync  deed
  sync with  deed reaches
  synchronise  deed
  synchronize  deed
  tabulate  deed
  tackle  deed generic
  tag  deed
  tailor  deed
  take (took taken)  deed
  take ~ apart (took taken)  deed
  take ~ away (took taken)  deed
  take ~ back (took taken)  deed sends
  take care of (took taken)  deed
  take ~ down (took taken)  deed
  take ~ for a walk (took taken)  deed
  take ~ in (took taken)  deed
  take ~ inside (took taken)  deed
  take notes on (took taken)  deed
  take ~ off (took taken)  deed deletes
  take ~ on (took taken)  deed
  take ~ out (took taken)  deed
  take over (took taken)  deed
  take part in (took taken)  deed
  take stock of (took taken)  deed
  take ~ up (took taken)  deed
  talk about  deed
  talk ~ over  deed
  talk ~ through  deed
  talk to  deed reaches
  talk with  deed reaches
  tally  deed
  tally ~ up  deed
  tape  deed
  tape ~ up  deed
  taste  deed
  tax  deed
  teach (taught)  deed
  tear ~ down (tore torn)  deed
  tear ~ out (tore torn)  deed
  tear ~ up (tore torn)  deed
  telephone  deed reaches
  tell (told)  deed reaches
  temper  deed cooks
  tender for  deed
  terminate  deed ends
  test  deed
  test-drive (test-drove test-driven)  deed
  text  deed reaches
  text ~ back  deed reaches
  thank  deed
  thatch  deed
  thaw  deed
  thin  deed
  thin ~ out  deed
  think about (thought)  deed
  think of (thought)  deed
  thread  deed
  thresh  deed
  throw (threw thrown)  deed
  throw ~ away (threw thrown)  deed deletes
  throw ~ out (threw thrown)  deed deletes
  tick  completes generic
  tick ~ off  completes generic
  tidy  deed cleans
  tidy ~ away  deed cleans
  tidy ~ up  deed cleans
  tie  deed
  tie ~ back  deed
  tie ~ down  deed
  tie ~ up  deed
  tie-dye  deed
  tighten  deed
  tile  deed
  till  deed
  tint  deed
  tip  deed
  tithe  deed
  toast  deed cooks
  toilet-train  deed
  tone ~ down  deed
  top ~ off  deed
  top ~ up  deed
  top-dress  deed feeds
  toss  deed deletes
  toss ~ out  deed deletes
  touch base with  deed reaches
  touch ~ up  deed
  tour  deed
  tow  deed
  trace  deed
  track  deed
  trade  deed
  trade ~ in  deed
  train  deed
  train for  deed
  transcribe  deed
  transfer  deed pays
  translate  deed
  transplant  deed plants
  transport  deed
  transpose  deed
  trash  deletes also-thing
  travel  deed
  travel to  deed visits
  treat  deed
  trek  deed
  trellis  deed
  triage  deed
  trial  deed
  trim  deed
  trim ~ back  deed
  troubleshoot (troubleshot)  deed mends
  try  deed
  try out for  deed
  tuck ~ in  deed
  tune  deed
  tune ~ in  deed
  tune ~ up  deed
  turf  deed
  turn  deed
  turn ~ around  deed
  turn ~ in  deed sends
  turn ~ off  deed ends
  turn ~ on  deed starts
  turn out  remarks
  turn ~ over  deed
  turn ~ round  deed
  tutor  deed
  tweak  deed
  tweet  deed
  type  deed writes
  type ~ in  deed
  type ~ out  deed writes
  type ~ up  deed writes
  typeset (typeset)  deed
  umpire  deed
  unblock  deed
  unbox  deed
  uncheck  reopens
  unclog  deed
  uncomplete  reopens
  undercoat  deed
  underpin  deed
  undo (undid undone)  deed
  unfold  deed
  unfollow  deed
  unhook  deed
  uninstall  deed
  unit-test  deed
  unjam  deed
  unload  deed
  unlock  deed
  unmark  reopens
  unmute  deed
  unpack  deed
  unpick  deed
  unplug  deed
  unravel  deed
  unroll  deed
  unscrew  deed
  unsubscribe  deed ends
  unsubscribe from  deed ends
  untangle  deed
  untick  reopens
  untie  deed
  unwrap  deed
  unzip  deed
  upcycle  deed
  update  deed changes
  upgrade  deed
  upholster  deed
  upload  deed
  uproot  deed
  upsell  deed
  use  deed
  use ~ up  deed
  vaccinate  deed
  vacuum  deed cleans hoovers
  vacuum ~ up  deed cleans
  valet  deed cleans
  validate  deed
  value  deed
  varnish  deed
  ventilate  deed
  verify  deed
  version  deed
  vet  deed
  view  deed
  virtualise  deed
  visit  deed visits
  visualise  deed
  visualize  deed
  volunteer  deed
  volunteer at  deed
  volunteer for  deed
  volunteer with  deed
  vote  deed
  vote for  deed
  wait for  deed
  wake ~ up (woke woken)  deed
  walk  deed
  walk through  deed
  walk to  deed visits
  wallpaper  deed
  warm  deed
  warm ~ up  deed cooks
  warn  deed
  wash  deed cleans
  wash ~ down  deed cleans
  wash ~ out  deed cleans
  wash ~ up  deed cleans
  watch  deed
  water  deed waters
  waterproof  deed
  wax  deed
  wean  deed
  weatherproof  deed
  weave (wove woven)  deed
  weed  deed
  weed ~ out  deed
  weigh  deed
  weigh in  deed
  weigh ~ up  deed
  weld  deed
  whatsapp  deed reaches
  whip  deed cooks
  whip ~ up  deed cooks
  whisk  deed
  whiteboard  deed
  whitelist  deed
  whiten  deed
  whitewash  deed
  whittle  deed
  whittle ~ down  deed
  win (won)  remarks
  winch  deed
  wind (wound)  deed
  wind ~ up (wound)  deed
  windsurf  deed
  winter-proof  deed
  winterise  deed
  winterize  deed
  wipe  deed cleans deletes
  wipe ~ down  deed cleans
  wipe ~ off  deed cleans
  wire  deed pays
  wire ~ up  deed
  wireframe  deed
  withdraw (withdrew withdrawn)  deed
  withdraw from (withdrew withdrawn)  deed ends
  witness  deed
  work  remarks
  work on  deed generic
  work ~ out  deed
  worm  deed
  worship  deed
  wrap  deed
  wrap ~ up  deed completes generic
  wring ~ out (wrung)  deed
  write (wrote written)  deed writes
  write about (wrote written)  deed writes
  write back to (wrote written)  deed reaches
  write ~ down (wrote written)  deed writes
  write ~ off (wrote written)  deed
  write ~ out (wrote written)  deed writes
  write to (wrote written)  deed reaches
  write ~ up (wrote written)  deed writes
  xerox  deed
  zap  deletes
  zip  deed
  appear  remarks
  sound  remarks
  need  remarks
  miss  remarks
  skip  remarks
  ignore  remarks
  avoid  remarks
  lack  remarks
`;
