/**
 * What is no deed: who speaks, what leads up to a thing, what joins, what only keeps somebody company. Spellings of a word
 * stand between bars; what may be missing has a question mark: "i|we really? need to".
 */
export const WORDS = `
  i|we                                                    speaker
  i|we|i'm|im|we're                                       speaker
  i've|ive|we've|weve                                     speaker
  i|we have|had|am|are|was|were|got                       speaker
  i'll|we'll|i'd|we'd                                     speaker
  you|u|ya|you're|youre|your|yours|you'll|you've|you'd|ur  addressee
  he|she|they|he's|she's|they're|he'll|she'll|they'll|they've|everyone|everybody|everything|nothing|nobody|someone|somebody|people  others
  it|it's|its|it'll|this|that|that's|thats|that'll|these|those|there|there's|theres  pointer
  here|here's                                             pointer
  ji|amigo|amiga|bro|sis|dude|man|mate|buddy|pal|darling|honey|guys|folks|team  person
  to you|u|all                                            addressee
  over the moon                                           mood
  new year|year's                                         judged
  them|him|her|us|me|myself|yourself|himself|herself      person
  any|anything|anyone|anybody                             asks
  r|are u|you|ya                                          asks
  who|whom|whose|who's|whos|what|what's|whats|wat|wut|when|when's|whens|where|where's|wheres|why|why's|how|how's|hows|which|whether  asks

  is|are                                                  be copula
  was|were                                                be
  been|am                                                 be
  make|create|new|start|rename|clear|empty|archive|delete|open|switch|name|build|move|invite|share|order|show|give  makes-lists
  list|lists|folder|folders|section|checklist             list
  ty|tysm|thx|fanks|obliged|muchly                        thanks
  ta|cheers muchly|mate|love|all                          thanks
  thank you|u kindly|all|sir|very|so                      thanks
  sir|madam|ma'am|boss|chief                              person
  job|work|day|mission|task|life|week|everything|deed      no-name
  :|,|-|–|—                                               pause
  got                                                     gets
  to|for|until|till|due                                   toward
  all|both|each|some|none|any|one of them|these|those|it  of-them
  one|two|three|four|five|six|seven|eight|nine|ten        number-word
  back|after|before|week|day|month|around|approx|roughly|top|bottom|half  fragment
  in|on|at|out|up|off|under|through|over|down             particle
  priority|priorities|label|labels|labelled|labeled|tag|tags|subtask|subtasks|task|tasks|reminder|reminders|repeating|recurring|overdue|deadline|deadlines|todos  field
  too                                                     as-well
  as well                                                 as-well
  earlier|later|sooner|than                               compares
  price|rate|score|capital|population|definition|meaning|distance of|in|for  fact
  stock|share|stocks|shares|closing|market price|prices|rate|rates|value|quote  fact
  exchange rate|rates                                     fact
  joke|jokes|trivia|horoscope|weather|news|forecast       looked-up
  nein|verschieb|ändere|streich|streiche|entferne|markiere|markier|wann|nicht|kein|keine|doch|abbrechen|rückgängig|geschafft|gemacht|gekauft|bezahlt|angerufen|bestellt|geputzt|gut|hallo|tschüss|efface|enlève|retire|marque|affiche|quoi|quand|déplace|annule|acheté|payé|appelé|bonsoir|d'accord|pas|c'est|est|marca|quita|cancela|cuándo|qué|adiós|vale|está|compré|pagué|llamé|pronto|fatta|comprato|pagato|mostra|sposta|annulla|quando|cosa|comprei|paguei|mova|wanneer|wat|verplaats|gekocht|betaald|toon|niet|kiedy|pokaż|kupione|zapłacone|przenieś|когда|купил|купила|позвонил|спасибі|sil|göster|tamam|teşekkürler|hayır|evet|bitti|yaptım|ja|danke|bitte|erledigt|fertig|lösche|lösch|löschen|zeige|zeig|verschiebe|oui|non|merci|supprime|terminé|fini|fait|montre|si|sí|gracias|hecho|borra|elimina|muestra|listo|da|нет|да|спасибо|готово|удали|сделано|покажи|привет|tak|nie|dziękuję|gotowe|usuń|はい|いいえ|ありがとう|完了|削除|谢谢|是|不|删除|完成|grazie|sì|fatto|cancella|obrigado|obrigada|sim|não|feito|apaga|nee|dank|klaar|verwijder|tack|klar|kiitos  other-language
  yourself|urself                                         addressed
  has|have been                                           be
  isn't|isnt|aren't|arent|wasn't|wasnt|weren't            be-not
  is|are|was|were not                                     be-not
  do|have                                                 auxiliary also-deed
  does|did|has|had|can|could|will|would|shall|should|may|might|must  auxiliary
  do|does|did|have|has|had|will|can|could not             auxiliary denies
  don't|dont|doesn't|doesnt|didn't|didnt|haven't|havent|hasn't|hasnt|can't|cant|cannot|couldn't|won't|wont|wouldn't|shouldn't|mustn't  auxiliary denies
  not|never|no|neither|nor|none                           not
  almost|nearly|half|halfway|partly|barely|hardly         short-of
  if|unless|because|cuz|bc|since|although|though|but|or|while|until|till|than|whatever|whenever|except|besides  joins
  for|about|with|like|as|from|of|by|into|onto|without     relates
  the|a|an|my|our|his|their|some|any                      article
  date|dates|time|times|title|name|description|due|note|notes  field-name
  has|have|needs no|any                                   has-no
  deadline|date|rush|hurry                                deadline
  that|this|your|her                                      article
  same|likewise|ditto|similar|instead|wrong               anaphor
  one|ones|both|all|everything|nothing|something|anything|none|neither|either|mine|each|more|enough|rest|others|other|another|again|else|before|usual  points
  stuff|things|thing|something|sth|anything               vague
  first|last|second|third|next|previous|former|latter     points
  honestly|almost|nearly|only|everywhere|lately|nowadays|finally|again|somehow|apparently|obviously|sadly|luckily|hopefully|unfortunately|clearly|unbelievable|typical|behind|turns  tells
  already|just|now|finally|also|all|actually|still|yet|even|totally|fully|basically|definitely  adverb
  so|too|very|super|quite|kinda|rather|extremely|such|really|damn|bloody|af|ever|lol|asf|totes  degree

  please|pls|plz|kindly|btw|fyi|also|plus|ps|anyway|anyways  opener
  by the way                                              opener
  oh|omg|my god|lord|goodness|days                        opener
  um|umm|uh|uhh|er|erm|uhm|ah|aah|oh|ooh|hmm|hm|mm        opener filler
  hey|hi|hello|yo|hiya|dear there|steward|all|buddy|mate|team|guys?  opener
  good morning|afternoon|evening|day                      opener
  steward                                                 opener
  alexa|siri|google|cortana|bixby|jarvis|olly|ai|chatgpt|gemini  opener machine-name
  one|1 more thing|item|one                               opener
  another|new|quick thing|one|note|reminder|task|item     opener-before-pause
  hope you|you're|all are? doing? well|good|great|ok      opener
  oops|whoops|ugh|argh|gah|dang|gosh|phew|omg|jeez        opener
  excuse me                                               opener
  well|right|look|listen|like|so|then|next|first|second|now|just|actually|basically|quickly|finally|sorry|damn|crap|shoot|lastly|otherwise  opener-before-pause
  and                                                     opener-before-pause joins
  thank you                                               opener-at-pause
  thanks|thank you? for                                   thanks
  thanks a lot|bunch|million for?                         thanks
  thousand thanks                                         thanks
  thanks                                                  opener-at-pause
  great|perfect|nice|cool|awesome|good|sweet|excellent|lovely|brilliant|wonderful|fantastic|amazing|yay|hooray|woohoo|wow  opener-at-pause praises
  ok|okay|k|alright|right                                 opener
  ok|okay then|so|and|now                                 opener
  yes|yeah|yep|yup|yea|sure|no|nope|nah|absolutely|definitely  opener answers
  note|memo to self|me|myself :|-|,?                      opener labels
  with? a|the? note|notes|description|details :|saying|says|reading|that  noted
  and|with|, a|the? note|notes|description|details        noted
  with title|name :?                                      named
  called|titled|named|entitled :?                         named
  reminder|todo|to-do|task|memo|note :                    opener labels
  another|one one|more :                                  opener labels
  put|note|write|jot|mark down that?|:?                   opener labels
  note that|:                                             opener labels
  put|pencil|sign me down|in for                          opener labels
  adding                                                  opener labels
  ad|aad                                                  opener labels
  put|stick|pop|chuck|throw|bung|jot|note|slot|pencil|shove|write|whack|add  puts
  down                                                    puts-end
  on there|here|it                                        puts-end
  on|onto|to|in my|the|our? list                          puts-end
  sort|filter|group|arrange|order by|alphabetically|first  view-order
  hide|unhide|unassign|reorder                            view-order
  boiling|freezing|drowning|running|crying|dying|sinking|struggling|stuck|pouring|sweating|starving|melting|burning|laughing|lying|sitting|waiting|working|thinking|dreaming|sleeping|living|going|getting|being|having|losing|trying|raining|snowing|falling|leaving  doing
  newest|oldest|urgent|latest|earliest first              view-order
  only show                                               view-order
  called|named|titled|for                                 list-name
  label|tag|categorise|categorize                         labels-things
  as|with|under                                           labels-as
  add|make|create|give                                    adds-part
  split|break|divide                                      splits
  step|steps|subtask|subtasks|pieces                      part
  todo                                                    opener labels
  to do :                                                 opener labels

  i|we really|still|also|just|probably|definitely|honestly|badly|desperately? need|have|ought|got to  duty
  i|we really|still|also|just|probably|definitely? must|should|shd|shld|gotta|shall|hafta really|also|probably|definitely|not? forget|remember? to?  duty
  i've|ive|we've still|really|also? got to                duty
  i'd|we'd|i|we had? better                               duty
  i'm|im|we're|i|we am|are|was|were? supposed|meant|due|bound to  duty
  i|we|i'm|we're am|are? needing|having|wanting to        duty
  need|have|must|gotta|should|hafta|ought|got still|really|also? to  duty
  must|gotta|should|hafta really|probably|also|still|just?  duty
  must|do|should|need|to? remember|not to? forget? to     duty
  remember to|that?                                       duty
  don't|dont|never let me forget to|about?                duty
  don't|dont|never forget to|about?                       duty
  do not forget to|about?                                 duty
  not to forget to?                                       duty
  make|be sure|certain to                                 duty
  make|be sure|certain that? i|we                         duty
  remind myself to                                        duty
  i|we keep|always|almost|nearly? forgetting|forgot|forget to  duty
  it's|its|it|high is? high? time to                      duty
  let's|lets                                              duty
  let us                                                  duty
  better                                                  duty
  trying|planning|hoping|aiming|supposed|meant to         duty
  somebody|someone needs|has|should|must|ought to?        duty
  to                                                      duty

  i|we really|also|still|just|desperately? need|lack|require  lacks
  i|we could do with                                      lacks
  i'm|im|we're|i|we am|are? nearly|almost|completely|all? out of  lacks
  i'm|im|we're|i|we am|are? running|getting? low|short on|of  lacks
  i|we have|'ve? almost|nearly? ran|run out of            lacks
  i've|we've|ive almost|nearly? ran|run out of            lacks
  running|low|short low|out|short? on|of                  lacks
  out of                                                  lacks
  need|needs|needed                                       lacks

  i|we really|still|also|just|always? want|wanted|like|love|would|wish|hope|plan|intend|mean|wanna to? like|love? to?  wishes
  i'd|we'd really? like|love to                           wishes
  i'll|we'll just|also|probably|have? to?                 wishes
  i|we will|shall just|also|probably|have? to?            wishes
  i'm|im|we're|i|we am|are? going|gonna|planning|hoping|thinking|looking|trying|about to|of?  wishes
  i|we was|were going|meaning|planning|hoping|about to    wishes
  want|wanted|wanting to                                  duty
  wanna                                                   duty
  would|like like|love? to                                wishes
  maybe|perhaps                                           wishes
  maybe|perhaps i|we should|could|can|will|might          wishes
  one|some|1 day|time i|we? want|will|should|might|could to?  wishes

  can|could|would|will|won't you|u|we|ya please|kindly|just|maybe|possibly|quickly|also? help? me? to?  requests
  do|would you mind                                       requests
  i|i'd|i'll|we need|want|like|would|prefer like? you to  requests
  you can|could|should|must|may|might|have|need to?       requests

  i|we have|had|got a|an|my|the|another|our               having
  i've|ive|we've got a|an|my|the|another|our              having
  there's|theres|there is? a|an                           having

  thank|thanks goodness|god|heavens                       closer
  lol|haha|hehe|xx|xxx|omg|tbh|imo|tho|though|innit|mate|yay|phew|finally  closer
  at last                                                 closer
  i mean                                                  closer
  then|though|tho                                         closer
  please|can|could|you? put|add|pop|stick|jot|note|write|chuck it|that|this in|down|on|to my|the? list?  closer labels
  done|finished|complete|completed|sorted|over|through|ready|achieved|accomplished|ticked|dusted  done
  taken care of                                           done
  dealt with                                              done done-with
  out of the way                                          done
  over and? with                                          done
  done and dusted                                         done
  off my|the plate|list|mind|chest|desk                   done
  all set                                                 done
  ✓|✔|✅|☑                                                 done
  done|finished|through with                              done-with
  took|taken care of                                      done-with
  got through                                             done-with
  knocked out                                             done-with
  got|have|had|gotten                                     has-got
  off|cancelled|canceled|obsolete|history|unnecessary|irrelevant|redundant|moot|pointless  let-go
  called off                                              let-go
  no longer needed|necessary|required|happening|on|relevant|going  let-go
  fell through                                            let-go
  needed|necessary|required|happening|relevant|on         goes-ahead
  can go                                                  let-go
  anymore|still                                           any-more
  any more|longer                                         any-more
  after all                                               any-more
  i|we don't|dont|won't|do|will not? need|want|have to?   needs-not
  i|we no longer need|want|have to?                       needs-not
  no|there's|there|theres is? no? need to|for             needs-not
  hug|holiday|break|drink|rest|nap|coffee|vacation|miracle|help|sleep|minute|moment|life|win|raise|therapist|wine|beer|cuddle|shower|friend|boyfriend|girlfriend|job|sign|clue  comfort
  tell|show|give|get|find|read|send|sing|teach|buy|make|order|book|bring|call|text|email|write|play|let|help|wake|entertain|amuse|surprise|follow|trust|forgive|excuse|pass|hand|save|pick me|us  machine
  say|sing|speak|talk|whisper|explain|recommend|suggest|describe  machine speaks
  subtract|solve|halt|hum|whistle|dance|wink|smile|giggle|snore|beep|spell|translate|define|google|calculate|convert|recite|rap|beatbox|pretend|imagine|guess|act|shuffle|rewind|mute|unmute|pause|resume|navigate|lower|louder|quieter|shush|compute|multiply|divide|count|simulate|impersonate|meow|bark|laugh  machine
  tell a|the|another|some|more joke|jokes|story|stories|time|fact|riddle|pun  machine
  flip|toss|roll|throw a|the|some? coin|coins|dice|die    machine
  pick|choose|generate|give|guess a|an|another random? number|card|color|colour  machine
  stop|quit|keep talking|doing|asking|saying|being|repeating  machine
  name|define|spell|describe a|an|the                     machine
  start|begin talking|speaking|using                      machine
  be quiet|silent|nice|honest|serious|careful|patient|gone|happy  machine
  shut up|down                                            machine
  go away|home|on|back|to hell|sleep                      machine
  stop|quit|enough|continue|proceed|repeat|test|testing   machine-alone
  do a|the barrel|backflip|trick|impression|somersault     machine
  repeat that|after|yourself                              machine
  what's up                                               machine
  speak up|slower|faster|louder                           machine
  play|stream|skip|search|zoom|scroll|swipe               switches
  turn|switch|crank|roll|flip|next                        switches
  joke|jokes|dice|whisper|volume|trivia|wikipedia|lullaby|sync|desync  machine-only
  default|factory setting|settings|defaults               machine-only
  language to|from                                        machine-only
  female|male|whisper voice|mode                          machine-only
  fun|random|interesting|spider|animal fact|facts         machine-only
  coin toss|flip                                          machine-only
  that|a|the coin                                         machine-only
  pair|connect|disconnect|initiate|link|unpair            switches
  speak|talk|go slowly|slower|faster|louder|quietly       machine-only
  slow|speed|calm|hurry down|up                           machine
  connection|mobile|bluetooth                             machine-thing
  my|your|the phone                                       machine-thing
  event|events|schedule|agenda|calendar                   looked-at
  up|down|on|off                                          machine-way
  bring|pull|call up                                      switches
  dim|increase|decrease|raise|reduce|lower|set|adjust|start|launch|open|close|activate|deactivate|enable|disable|change|rename|reset  switches
  light|lights|lamp|lamps|tv|television|heating|thermostat|volume|brightness|music|song|songs|playlist|radio|speaker|speakers|bluetooth|wifi|wi-fi|camera|mic|microphone|alarm|alarms|timer|timers|stopwatch|screen|jazz|rock|pop|news|podcast|movie|film|video|youtube|spotify|netflix|app|browser|track|album|tune|tunes|beats|hits|classical|ac|aircon|fan|blinds|garage|door|siri|alexa|lullaby|episode|game|voice|accent|language|settings|telly|kettle|dice|coin|coins|traffic|weather|forecast|headlines|update|report|crossword|page|website|map  machine-thing
  love|hate|loved|hated|feel|feeling|felt|guess|hope|hoping|wish|wishing|wonder|wondering|suppose|bet|believe|seems|seem|sounds|looks|miss|missing|thinking|dunno|doubt|agree|disagree|worry|hurts|smells|tastes|blah|bah|boo|meh|lol|lmao|rofl|tgif|raining|snowing|fancy|zero|roll|haha|hahaha|hehe|wow|yay|yikes|yuck|ew|oof|woohoo|hooray|bravo|kudos|amen|ouch|aye|oi|ha|hah|tsk|psst|shh|yoohoo|ahem|eek|gosh|blimey|crikey|bugger|bollocks|damn|darn|dammit|crap|shit|fuck|hell|heck|bleh|huh|eh|duh|doh|oops|whoa|woah|nvm|idk|idc|ikr|tbh|smh|omw|brb|wtf|ffs|yolo|cba|knock|rawr|yippee|yum|yummy|phew|sigh|yawn|alas  feels
  happy|merry|congrats|congratulations|welcome|bless|cheers|namaste|hola|bonjour|ciao|hallo|moin|servus|danke|merci|gracias|grazie|obrigado|salut|sup|wassup|howdy|greetings|g'day|toodles|later|laters|goodnight|goodbye|bye|gn|gm|perhaps|maybe|unsure|undecided|dunno|sayonara|possibly|affirmative|negatory|negative|exactly|correct|accepted|approved|confirmed|agreed|right|indeed|precisely|absolutely|definitely|certainly|totally|cheerio|ta|haan|nahi|accha|hi|hey|hello|hiya|hullo|aloha|guten|buongiorno|buonasera|shukriya|dhanyavaad|namaskar|bonsoir|buenos|buenas|dobry|dzień|selamat|merhaba|shalom|salaam|adios|tschüss|farewell|morning|evening|afternoon  greets
  birthday|birthdays|christmas|xmas|easter|diwali|eid|hanukkah|holidays|anniversary|valentine's|halloween|thanksgiving  judged
  lovely|gorgeous|beautiful|horrible|awful|terrible|useless|stupid|amazing|boring|annoying|crappy|worst|weird|ridiculous|pathetic|hilarious|miserable|glorious|disgusting|incredible|unbelievable|impressive|fantastic|wonderful|brilliant|awesome|horrendous|dreadful  exclaims
  nice|great|bad|good|best|funny|strange|interesting|cute|sweet|dumb|silly|rubbish|crazy|lousy|excellent|cool|rough|tough|hard|long|lazy|smart|clever|fair|bloody|damn|fine|hot|slow|better|fast|cold|warm|sunny|rainy|wet|big|typical|classic|well|mission|easy|close|enough|loving  judges
  weather|day|job|work|bot|app|one|idea|question|point|luck|times|time|vibes|news|assistant|thing|stuff|girl|boy|man|done|week|weekend|year|life|world|answer|call|try|start|effort|guess|game|sense|move|service|software|program|machine|robot|talk|chat|joke|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|spring|autumn|traffic|rain|accomplished|said|played|spotted|put|grief|heavens|gracious|lord|heart|person|people|night|morning|evening|afternoon|going|catch|enough|again|today|outside|here|mood|feeling  judged
  tired|bored|hungry|thirsty|sick|exhausted|happy|sad|excited|freezing|starving|stressed|overwhelmed|swamped|lonely|angry|annoyed|frustrated|sleepy|ill|unwell|anxious|nervous|worried|scared|depressed|drunk|hungover|lost|confused|busy|late|broke|lazy|proud|grateful|relieved|shocked|surprised|embarrassed|jealous|drained|knackered|shattered|knackering|stuffed|dead|dying|cold|hot|fed|dizzy|grumpy|cranky|chuffed|gutted|buzzing|burnt|burned|behind|screwed|doomed|pumped  mood
  add|create|insert|append|remind|reminder|reminders|notify|list|display|retrieve|skip|summarise|summarize  list-order
  know|think|admit|understand|believe|wonder|agree        states
  never|don't mind about?                                 needs-not
  nevermind about?                                        needs-not
  forget about?                                           needs-not
  don't|dont bother with|about?                           needs-not
`;
